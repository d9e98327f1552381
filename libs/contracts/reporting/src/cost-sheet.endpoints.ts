import { allow, endpoint, id, keysetListOf, keysetPaging, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { fileCall, materials, orderFilters } from './report-fields';

const service = 'reporting';
const access = allow({ flags: ['canViewCostSheet'] });
/** Dollars; absent without canSeeSubtotal. */
const value = z.number().optional();

/** What a group of converters comes to: of ceramic, diesel, foil, aftermarket and misc. */
const groups = {
  ceramicUnits: z.number(),
  ceramicValue: value,
  dieselUnits: z.number(),
  dieselValue: value,
  foilUnits: z.number(),
  foilValue: value,
  afmktUnits: z.number(),
  afmktValue: value,
  miscUnits: z.number(),
  miscValue: value,
};

/** A lot, or what is said of lots; null where nothing is known, absent for all but the house. */
const lot = z.string().nullable().optional();

/** A completed order by what it holds. */
export const costSheetRow = z.object({
  loadId: id,
  invoiceNo: z.string().nullable(),
  date: moment,
  companyName: z.string(),
  facility: z.string(),
  buyer: z.string(),
  ...groups,
  /** After the discount of the order; absent without canSeeSubtotal. */
  grandtotal: value,
  loadInfo: lot,
  dieselLot: lot,
  ceramicLot: lot,
  foilLot: lot,
  afmLot: lot,
});
export type CostSheetRow = z.infer<typeof costSheetRow>;

export const costSheetReport = endpoint({
  id: 'costSheetReport',
  service,
  method: 'GET',
  path: '/read/v1/load/costsheet/report',
  summary:
    'Completed orders with units and value by group, newest first, and what the whole selection comes to',
  access,
  input: z.object({ ...keysetPaging(10), ...orderFilters }),
  output: keysetListOf(costSheetRow).extend({
    days: z.array(z.object({ day: z.string(), orders: z.number().int(), grandtotal: value })),
    totals: z.object({ rows: z.number().int(), ...groups, grandtotal: value, materials }),
  }),
});

export const costSheetDump = fileCall({
  id: 'costSheetDump',
  path: '/read/v1/load/costsheet/report/dump',
  access,
  filters: orderFilters,
});
