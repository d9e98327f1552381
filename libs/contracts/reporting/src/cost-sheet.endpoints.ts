import {
  allow,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  moment,
  searchText,
} from '@washcoat/contract-kernel';
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
  /** Pounds of domestic and import foil together. */
  foilUnits: z.number(),
  foilValue: value,
  afmktUnits: z.number(),
  afmktValue: value,
  miscUnits: z.number(),
  miscValue: value,
};

/** A count; absent of orders of before, as all that follows but total units and average, and from a service of before. */
const count = z.number().optional();

/** What an order comes to besides. */
const whole = {
  domesticFoilPieces: count,
  domesticFoilLBS: count,
  domesticFoilValue: value,
  importFoilPieces: count,
  importFoilLBS: count,
  importFoilValue: value,
  /** Whole units that are bought for a test, and those that are pulled, rejected or not bought: in no group above. */
  testUnits: count,
  pulledUnits: count,
  /** What is bought in none of the groups: for a test. */
  testValue: value,
  /** Full units of ceramic, diesel and aftermarket. */
  totalUnits: count,
  /** Before the discount of the order. */
  subtotal: value,
  /** That discount, signed; absent without canSeeMarkup too. */
  discount: value,
  /** Dollars for each of the total units, before the discount; absent without canSeeUnitPrice too, and of no unit. */
  averagePerUnit: value,
};

/** A lot, or what is said of lots; null where nothing is known, absent for all but the house. */
const lot = z.string().nullable().optional();

/** A completed order by what it holds. */
export const costSheetRow = z.object({
  loadId: id,
  invoiceNo: z.string().nullable(),
  /** When its buyer completed it; `date` is the same. */
  buyerFinalisedDate: moment.optional(),
  date: moment,
  companyName: z.string(),
  facility: z.string(),
  /** Its buyer; `buyer` is the same. */
  assistantName: z.string().optional(),
  buyer: z.string(),
  ...groups,
  ...whole,
  /** After the discount of the order; absent without canSeeSubtotal. */
  grandtotal: value,
  loadInfo: lot,
  dieselLot: lot,
  ceramicLot: lot,
  foilLot: lot,
  afmLot: lot,
});
export type CostSheetRow = z.infer<typeof costSheetRow>;

const filters = {
  ...orderFilters,
  /** In the number of its invoice, its name, its customer. */
  text: searchText.optional(),
};

export const costSheetReport = endpoint({
  id: 'costSheetReport',
  service,
  method: 'GET',
  path: '/read/v1/load/costsheet/report',
  summary:
    'Completed orders with units and value by group, newest first, and what the whole selection comes to',
  access,
  input: z.object({ ...keysetPaging(10), ...filters }),
  output: keysetListOf(costSheetRow).extend({
    days: z.array(z.object({ day: z.string(), orders: z.number().int(), grandtotal: value })),
    totals: z.object({ rows: z.number().int(), ...groups, ...whole, grandtotal: value, materials }),
  }),
});

export const costSheetDump = fileCall({
  id: 'costSheetDump',
  path: '/read/v1/load/costsheet/report/dump',
  access,
  filters: filters,
});
