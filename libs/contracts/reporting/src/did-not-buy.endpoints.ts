import {
  allow,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  moment,
  queryFlag,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { daySums, fileCall, orderFilters } from './report-fields';

const service = 'reporting';
const access = allow({ flags: ['canViewDNBReport'] });

/** An item that was seen and not bought; or all of one code and type, for which no person and no price stands. */
export const didNotBuyRow = z.object({
  /** The item's id, or code and type of a group. */
  rowId: z.string(),
  /** Its order; absent for a group. */
  loadId: id.optional(),
  oem: z.string(),
  type: z.string(),
  /** Absent without canSeeUnitPrice, and for a group. */
  price: z.number().optional(),
  qty: z.number(),
  unit: z.number(),
  /** When its order was completed; of a group the last. */
  date: moment,
  buyer: z.string(),
  customer: z.string(),
  facility: z.string(),
});
export type DidNotBuyRow = z.infer<typeof didNotBuyRow>;

const filters = {
  ...orderFilters,
  /** The same as customer. */
  companyId: id.optional(),
  isGroup: queryFlag.optional(),
};

export const didNotBuyReport = endpoint({
  id: 'didNotBuyReport',
  service,
  method: 'GET',
  path: '/read/v1/load/didNotBuy/report',
  summary: 'Items of completed orders that were not bought, newest first, or summed up by code and type',
  access,
  input: z.object({ ...keysetPaging(10), ...filters }),
  output: keysetListOf(didNotBuyRow).extend(daySums),
});

export const didNotBuyDump = fileCall({
  id: 'didNotBuyDump',
  path: '/read/v1/load/didNotBuy/report/dump',
  access,
  filters: { ...keysetPaging(10), ...filters },
});
