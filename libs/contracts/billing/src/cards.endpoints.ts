import { allow, endpoint, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { providerId } from './provider-id';

const service = 'billing';
/** Cards of one's own: the house has none, and sees nobody's. */
const access = allow({ hierarchy: [2] });

export const savedCard = z.object({
  cardId: z.string(),
  /** The last four digits. */
  card: z.string(),
  brand: z.string(),
  /** `MM/YY`. */
  expiry: z.string(),
  /** It pays what is bought every month. */
  isDefault: z.boolean(),
});
export type SavedCardAnswer = z.infer<typeof savedCard>;

export const cardList = endpoint({
  id: 'cardList',
  service,
  method: 'GET',
  path: '/read/v1/payment/cards',
  summary: 'The cards that the card provider keeps for whoever is signed in',
  access,
  input: z.object({}),
  output: z.object({ list: z.array(savedCard) }),
});

export const cardAdd = endpoint({
  id: 'cardAdd',
  service,
  method: 'POST',
  path: '/write/v1/payment/card/add',
  summary: 'Saves a card that the provider named; nothing is charged',
  access,
  rateLimit: 'purchase',
  input: z.strictObject({ paymentId: providerId }),
  output: z.object({
    message: z.string().optional(),
    /** The holder of the card has to confirm it, in the provider's own dialog. */
    requiresAction: z.boolean().optional(),
    clientSecret: z.string().optional(),
  }),
});

export const cardDefault = endpoint({
  id: 'cardDefault',
  service,
  method: 'PUT',
  path: '/write/v1/payment/card/default',
  summary: 'Has a saved card pay what is bought every month, and at once what is open of that',
  access,
  rateLimit: 'purchase',
  input: z.strictObject({ cardId: providerId }),
  output: saved,
});

export const cardDelete = endpoint({
  id: 'cardDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/payment/card/delete',
  summary: 'Has the provider forget a saved card; not the one that pays what is bought every month',
  access,
  input: z.object({ cardId: providerId }),
  output: saved,
});
