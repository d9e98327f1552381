import type { OrderTable } from '../report-rows/month-partition';

/** A table of sums by day and by what rows can be looked for. Rows of one key may be several: they add up. */
export interface RollupLevel {
  table: string;
  dimensions: readonly string[];
}

/**
 * Sums by day that the database keeps of the rows of a table (migration keep-day-sums), exact in the moment in which
 * rows are. A tab declares which sums it shows.
 */
export interface Rollup<Name extends string = string> {
  of: OrderTable;
  /** What rows are told apart by besides: as `kind`. */
  kind: string;
  /** The smallest first. */
  levels: readonly RollupLevel[];
  /** What a row, as `line`, adds to each sum; `rows` is 1. */
  sums: Readonly<Record<Name | 'rows', string>>;
}

const place = ['facility_name', 'facility_city', 'facility_company_id', 'kind'] as const;
const party = ['company_id', 'assistant_id', ...place] as const;

const lineSums = {
  rows: '1',
  pieces: 'line.pieces',
  quantity: 'line.final_qty',
  spend: 'line.total',
} as const;

/** Sums of bought items, by type. */
export const boughtSums: Rollup<keyof typeof lineSums> = {
  of: 'transaction_row',
  kind: 'line.type',
  levels: [
    { table: 'transaction_by_place', dimensions: place },
    { table: 'transaction_by_party', dimensions: party },
  ],
  sums: lineSums,
};

/** Sums of items that were seen and not bought, by type. */
export const notBoughtSums: Rollup<keyof typeof lineSums> = {
  of: 'did_not_buy_row',
  kind: 'line.type',
  levels: [
    { table: 'did_not_buy_by_place', dimensions: place },
    { table: 'did_not_buy_by_party', dimensions: party },
  ],
  sums: lineSums,
};

const groupSums = [
  'pieces',
  'ceramic_units',
  'ceramic_value',
  'diesel_units',
  'diesel_value',
  'foil_units',
  'foil_value',
  'afmkt_units',
  'afmkt_value',
  'misc_units',
  'misc_value',
] as const;
/** Unknown of orders of before, which are not `whole`. */
const wholeSums = [
  'domestic_foil_pieces',
  'domestic_foil_units',
  'domestic_foil_value',
  'import_foil_pieces',
  'import_foil_units',
  'import_foil_value',
  'test_units',
  'pulled_units',
  'subtotal',
] as const;

/** What is summed up of orders: by material, of what is in no material, and in all. */
export const orderSumNames = [...groupSums, ...wholeSums, 'grandtotal'] as const;
/** `whole`: how many of them say all of it. */
export type OrderSum = (typeof orderSumNames)[number] | 'whole';

/** Sums of orders, by whether they were completed (4) or finished (3). By customer the orders themselves are as few. */
export const orderSums: Rollup<OrderSum> = {
  of: 'order_row',
  kind: 'line.type::text',
  levels: [{ table: 'order_by_place', dimensions: place }],
  sums: {
    rows: '1',
    ...byName(groupSums, (name) => `line.${name}`),
    ...byName(wholeSums, (name) => `coalesce(line.${name}, 0)`),
    whole: '(line.subtotal is not null)::int',
    grandtotal: 'line.grandtotal',
  },
};

/** Whether all of some orders say what they come to besides their materials. */
export const areWhole = ({ rows, whole }: { rows: number | string; whole: number | string }): boolean =>
  Number(whole) === Number(rows);

/** Every rollup there is. */
export const rollups: readonly Rollup[] = [boughtSums, notBoughtSums, orderSums];

function byName<Name extends string>(
  names: readonly Name[],
  valueOf: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
}
