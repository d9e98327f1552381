import {
  allow,
  answerShape,
  endpoint,
  exportAnswer,
  exportFields,
  id,
  linkAnswer,
  listOf,
  paging,
  queryMoment,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { settlementEntry } from './settlement-entry';
import { settlement } from './settlement.noun';
import { settlementStatement } from './statement';

const service = 'settlement';
const access = allow({ flags: ['canAccessSettlement'] });

/** What lists and their files are cut down by. */
const filters = {
  /** Words of the numbers, the company or the facility. */
  text: searchText.optional(),
  from: queryMoment.optional(),
  to: queryMoment.optional(),
  type: z.coerce
    .number()
    .int()
    .refine((type) => type === 1 || type === 2, 'Choose open or completed')
    .default(1),
};

export const settlementList = endpoint({
  id: 'settlementList',
  service,
  method: 'GET',
  path: '/read/v1/settlement/getAll',
  summary: 'Settlements: 1 open by created date, 2 completed by completed date',
  access,
  input: z.object({ ...paging(10), ...filters }),
  output: listOf(z.object(answerShape(settlement))),
});

export const settlementExport = endpoint({
  id: 'settlementExport',
  service,
  method: 'GET',
  path: '/read/v1/settlement/export',
  summary: 'The same list, whole, as a file',
  access,
  input: z.object({ ...exportFields, ...filters }),
  output: exportAnswer,
});

export const settlementGet = endpoint({
  id: 'settlementGet',
  service,
  method: 'GET',
  path: '/read/v1/settlement/get',
  summary: 'One settlement with every derived value',
  access,
  input: z.object({ settlementId: id }),
  output: settlementStatement,
});

export const settlementPdf = endpoint({
  id: 'settlementPdf',
  service,
  method: 'GET',
  path: '/read/v1/settlement/pdf',
  summary: 'The statement as PDF: A4, 1 cm margin, scale 0.6',
  access,
  input: z.object({ settlementId: id }),
  output: linkAnswer,
});

export const settlementSave = endpoint({
  id: 'settlementSave',
  service,
  method: 'POST',
  path: '/write/v1/settlement/save',
  summary: 'Creates or updates an open settlement, and completes it with isComplete',
  access,
  input: settlementEntry,
  output: saved.extend({ settlementId: id, version: z.number().int().min(1) }),
});

export const settlementMail = endpoint({
  id: 'settlementMail',
  service,
  method: 'POST',
  path: '/write/v1/settlement/mail',
  summary: 'Mails the statement to the customer as PDF',
  access,
  rateLimit: 'mail',
  input: z.object({ settlementId: id }),
  output: saved,
});

/** A customer to make a settlement for, with the facilities that receive from it. */
export const settlementCompany = z.object({
  companyId: id,
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  facilities: z.array(z.object({ facilityId: id, name: z.string(), city: z.string(), state: z.string() })),
});
export type SettlementCompany = z.infer<typeof settlementCompany>;

export const settlementCompanies = endpoint({
  id: 'settlementCompanies',
  service,
  method: 'GET',
  path: '/read/v1/settlement/companies',
  summary: 'Customers to make a settlement for, by name, with the facilities to choose from',
  access,
  input: z.object({ ...paging(20), text: searchText.optional() }),
  output: listOf(settlementCompany),
});
