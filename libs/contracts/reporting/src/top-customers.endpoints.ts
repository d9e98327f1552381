import { allow, endpoint, id, listOf, moment, queryInteger } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { fileCall, rangeFilters } from './report-fields';

const service = 'reporting';
const access = allow({ flags: ['canAccessDashboard', 'canViewTopCats'] });

/** A customer with how often it sold and looked up in the range. */
export const topCustomer = z.object({
  companyId: id,
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isActive: z.boolean(),
  facility: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  companyType: z.string(),
  /** Absent without canShowPriceModifier. */
  groupModifier: z.number().nullable().optional(),
  /** Null where it was not told. */
  createdDate: moment.nullable(),
  /** The last time that one of its people signed in. */
  ts: moment.nullable(),
  invcount: z.number().int(),
  lookupcount: z.number().int(),
});
export type TopCustomer = z.infer<typeof topCustomer>;

/** The days of the month are taken and not needed: the timestamps say all. */
const filters = { ...rangeFilters, startDay: queryInteger.optional(), endDay: queryInteger.optional() };

export const topCustomersReport = endpoint({
  id: 'topCustomersReport',
  service,
  method: 'GET',
  path: '/read/v1/load/top/customers',
  summary: 'Customers by completed orders and then lookups, most first; at most a thousand',
  access,
  input: z.object(filters),
  output: listOf(topCustomer).extend({
    totals: z.object({
      customers: z.number().int(),
      orders: z.number().int(),
      lookups: z.number().int(),
    }),
  }),
});

export const topCustomersDownload = fileCall({
  id: 'topCustomersDownload',
  path: '/read/v1/load/top/customers/download',
  access,
  filters: filters,
});
