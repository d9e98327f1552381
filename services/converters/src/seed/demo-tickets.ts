import type { NewTicket } from '../expert-advice/ticket.commands';
import type { TicketEdit } from '../expert-advice/answer-ticket';
import type { ConverterShape } from './catalogue/catalogue-family';

/** A question of the demonstration installation, and what an expert did with it. */
export interface DemoTicket {
  key: string;
  email: string;
  daysAgo: number;
  question: Pick<NewTicket, 'message' | 'oem' | 'make' | 'model'>;
  /** What its picture shows; a question without one has a message only. */
  shape: ConverterShape | null;
  /** What the expert did one after the other, each so many days ago. */
  edits: readonly { daysAgo: number; edit: TicketEdit }[];
}

/** Questions in every state. Offers are demonstration prices. */
export const demoTickets: readonly DemoTicket[] = [
  {
    key: 'worn-mercedes',
    email: 'subscriber@corner.test',
    daysAgo: 12,
    question: { message: 'The stamp is worn. KT 0334 or 0384?', oem: 'KT 0334', make: 'Mercedes', model: '' },
    shape: 'cylinder',
    edits: [
      {
        daysAgo: 11,
        edit: {
          marketPrice: 180,
          basePrice: 182.59,
          comments: 'KT 0334: the seam is beside the stamp.',
          status: 2,
        },
      },
    ],
  },
  {
    key: 'cut-prius',
    email: 'subscriber@corner.test',
    daysAgo: 9,
    question: {
      message: 'Cut close at both ends, is it still a whole one?',
      oem: 'GD3',
      make: 'Toyota',
      model: 'Prius',
    },
    shape: 'cylinder',
    edits: [
      { daysAgo: 8, edit: { marketPrice: 290, comments: 'Please send the weight.' } },
      {
        daysAgo: 7,
        edit: { marketPrice: 240, basePrice: 265, comments: '0.83 kg: about a fifth is missing.', status: 2 },
      },
    ],
  },
  {
    key: 'steel-can',
    email: 'lapsed@corner.test',
    daysAgo: 6,
    question: { message: 'Found in a box of scrap.', oem: '', make: '', model: '' },
    shape: 'can',
    edits: [
      {
        daysAgo: 5,
        edit: { comments: 'A muffler. There is no brick in it, so we can not buy it.', status: 3 },
      },
    ],
  },
  {
    key: 'two-parts-one-stamp',
    email: 'partner@gulfcoast.test',
    daysAgo: 4,
    question: {
      message: 'Your list has this number twice. Ours weighs 1.6 kg.',
      oem: '55570431',
      make: 'Fiat',
      model: '',
    },
    shape: 'cylinder',
    edits: [],
  },
  {
    key: 'legacy-front',
    email: 'subscriber@corner.test',
    daysAgo: 2,
    question: { message: 'B4 front or rear?', oem: 'FCA44', make: 'Subaru', model: 'Legacy B4' },
    shape: 'manifold',
    edits: [],
  },
  {
    key: 'no-stamp',
    email: 'partner@bayshore.test',
    daysAgo: 1,
    question: {
      message: 'No stamp left. 2.7 kg, from a Golf diesel.',
      oem: '',
      make: 'Volkswagen',
      model: 'Golf',
    },
    shape: 'dpf',
    edits: [],
  },
];
