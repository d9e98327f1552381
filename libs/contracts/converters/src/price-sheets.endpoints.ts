import {
  allow,
  endpoint,
  id,
  linkAnswer,
  queryFlag,
  queryInteger,
  realDay,
  saved,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'converters';
/** Who sees the prices of converters one by one may put those of a customer on a sheet. */
export const sheetAccess = {
  flags: ['canShowPricing', 'canViewIndividualPricing'],
  notHierarchy: [2],
} as const;
const access = allow(sheetAccess);

const subject = {
  companyId: id,
  /** A family by its name. */
  family: z.string().max(120).optional(),
  /** Until when its prices are meant to hold, printed on it; they are reserved by nothing. */
  validUntil: realDay.optional(),
};

export const priceSheet = endpoint({
  id: 'priceSheet',
  service,
  method: 'GET',
  path: '/read/v1/product/priceSheet',
  summary:
    "What a customer is offered for converters, with the customer's own terms, as PDF or XLSX; 5,000 converters at most",
  access,
  input: z.object({
    ...subject,
    ctype: queryInteger.optional(),
    /** The hundred that were bought most lately. */
    isTop: queryFlag.optional(),
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
  }),
  output: linkAnswer,
});

export const priceSheetSend = endpoint({
  id: 'priceSheetSend',
  service,
  method: 'POST',
  path: '/write/v1/product/priceSheet/send',
  summary: 'Mails the same as PDF and XLSX to the customer, unless its settings let it see no prices',
  access,
  input: z.object({ ...subject, ctype: z.number().int().optional(), isTop: z.boolean().optional() }),
  output: saved,
});
