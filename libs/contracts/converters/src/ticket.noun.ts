import {
  cataloguePicture,
  derivedField,
  momentField,
  moneyField,
  noun,
  optionalLineField,
  pictureField,
  seenWith,
  textField,
  type Answer,
  type Field,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';
import { priceBounds } from './bounds';

/** 1 pending, 2 resolved, 3 rejected. */
export const ticketStatus = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const status = {
  ...{ kind: 'derived', label: 'Status', read: ticketStatus, write: ticketStatus },
  ...{ form: z.pipe(z.pipe(z.string(), z.transform(Number)), ticketStatus), isRequired: false, start: '1' },
} satisfies Field;

/** A question to the experts and its answer. */
export const ticket = noun(
  ['ticket', 'tickets'],
  {
    message: textField('Message', 4000),
    /** The offer price; absent until it was answered, and for others than its asker without canShowPricing. */
    marketPrice: seenWith('offer', moneyField('Offer Price', priceBounds)),
    /** Hierarchy 1 only; absent for others. */
    basePrice: seenWith('basePrice', moneyField('Base Price', priceBounds)),
    comments: textField('Comments', 4000),
    status,
    /** Approved: resolved at the first offer that was made; Modified: at another; Rejected. Null while pending. */
    outcome: {
      ...derivedField('Outcome'),
      read: z.nullable(z.enum(['Approved', 'Modified', 'Rejected'])),
    },
    oem: optionalLineField('OEM', 100),
    make: optionalLineField('Make', 100),
    model: optionalLineField('Model', 100),
    url: { ...pictureField('Picture'), write: z.nullable(cataloguePicture), form: z.nullable(z.string()) },
    companyName: derivedField('Company'),
    firstName: optionalLineField('First Name', 100),
    lastName: optionalLineField('Last Name', 100),
    createdDate: momentField('Created', { format: 'dayTime', history: false }),
    /** When it was resolved or rejected. */
    ticketResTime: {
      ...momentField('Resolved', { format: 'dayTime' }),
      read: z.nullable(z.iso.datetime()),
    },
  },
  { isVersioned: false },
);
export type Ticket = Answer<typeof ticket>;
