import {
  allow,
  answerShape,
  endpoint,
  exportAnswer,
  exportFields,
  id,
  listOf,
  paging,
  queryMoment,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { purchaseNoun, purchaseStatus } from './purchase.noun';

const of = { service: 'billing', method: 'GET', access: allow({ hierarchy: [1] }) } as const;

/** What the list and its file are cut down by. */
const filters = {
  from: queryMoment.optional(),
  to: queryMoment.optional(),
  planName: searchText.optional(),
  promoCode: searchText.optional(),
  userId: id.optional(),
  status: z.enum(purchaseStatus.options).optional(),
};

export const purchaseList = endpoint({
  ...of,
  id: 'purchaseList',
  path: '/read/v1/billing/purchases',
  summary:
    'What was bought, newest first; of a plan, with a promo code, by a user or of a status where asked; amounts in cents',
  input: z.object({ ...paging(25), ...filters }),
  output: listOf(z.object(answerShape(purchaseNoun))),
});

export const purchaseExport = endpoint({
  ...of,
  id: 'purchaseExport',
  path: '/read/v1/billing/purchases/export',
  summary: 'The same list for the books, oldest first, as a file',
  input: z.object({ ...exportFields, ...filters }),
  output: exportAnswer,
});
