import type { PriceSight } from '@washcoat/contract-kernel';
import type { TopCat } from '@washcoat/contract-reporting';
import type { ExportColumn } from '@washcoat/service-kit';
import type { Range, Report } from '../report/report';
import { reportSight } from '../report/report.policy';
import { groupsAsked } from '../sums/asked-spans';
import { withExtremes } from '../sums/page-extremes';
import { codeSums, NEWEST_PRODUCT_AT } from '../sums/span-rollup';

/** What was bought of one code, and what is known of it today; numeric columns are decimal text. */
export interface TopCatRow {
  product_id: string | null;
  oem: string;
  type: string;
  description: string;
  url: string | null;
  pieces: string;
  quantity: string;
  min_price: string;
  max_price: string;
  price_override: string | null;
  pt_assay: string | null;
  pd_assay: string | null;
  rh_assay: string | null;
  /** What the whole selection comes to; a file has none of it. */
  all_codes?: number;
  all_pieces?: string;
  all_quantity?: string;
}

type Sight = Pick<PriceSight, 'unit' | 'house' | 'assay'>;
const numberOrNull = (decimal: string | null) => (decimal === null ? null : Number(decimal));

const unitPrices: readonly ExportColumn<TopCatRow>[] = [
  { id: 'minPrice', title: 'Min Price', value: (row) => Number(row.min_price) },
  { id: 'maxPrice', title: 'Max Price', value: (row) => Number(row.max_price) },
];
const housePrices: readonly ExportColumn<TopCatRow>[] = [
  { id: 'priceOverride', title: 'Price Override', value: (row) => numberOrNull(row.price_override) },
];
const assays: readonly ExportColumn<TopCatRow>[] = [
  { id: 'ptAssay', title: 'Pt', value: (row) => numberOrNull(row.pt_assay) },
  { id: 'pdAssay', title: 'Pd', value: (row) => numberOrNull(row.pd_assay) },
  { id: 'rhAssay', title: 'Rh', value: (row) => numberOrNull(row.rh_assay) },
];

/**
 * Codes by how many pieces of them were bought, most first; a code of several types counts for each of them. What they
 * are called and hold is that of the converter of the newest line.
 *
 * @param zone on whose calendar sums are kept
 */
export const topCats = (zone: string): Report<Range, TopCatRow> => ({
  fileName: 'top-cats',
  select: (asking, range, areMany) => {
    const { database } = asking;
    const bought = groupsAsked(asking, { ...selectionOf(range), extremes: areMany ? extremes : [] }, zone);
    if (areMany) return database.from(bought.as('bought')).select('bought.*');
    // Codes are read once for what is shown of them and for what all of them come to.
    return database
      .withMaterialized('every', bought)
      .from('every as bought')
      .select('bought.*')
      .select(totals.map(({ name, sql }) => database.raw(`(select ${sql} from every) as ${name}`)));
  },
  complete: (asking, range, groups, areMany) => {
    const { database } = asking;
    const bought = withExtremes(asking, { ...selectionOf(range), extremes }, zone, {
      ...{ groups, areMany },
      columns: ['oem', 'type', 'pieces', 'quantity', ...(areMany ? [] : totals.map(({ name }) => name))],
    });
    return database
      .from(bought.as('bought'))
      .joinRaw(
        `left join product_copy as product
          on product.product_id = nullif(substr(bought.newest_product, ${NEWEST_PRODUCT_AT}), '')::uuid`,
      )
      .select('bought.*', { min_price: 'bought.least_price', max_price: 'bought.greatest_price' })
      .select(
        database.raw(`nullif(substr(bought.newest_product, ${NEWEST_PRODUCT_AT}), '')::uuid as product_id`),
      )
      .select('product.url', 'product.price_override')
      .select(database.raw(`coalesce(product.description, '') as description`))
      .select('product.pt_assay', 'product.pd_assay', 'product.rh_assay');
  },
  isGrouped: () => true,
  order: () => ({
    direction: 'asc',
    columns: [
      { sql: 'bought.pieces', type: 'numeric', direction: 'desc' },
      { sql: 'bought.quantity', type: 'numeric', direction: 'desc' },
      { sql: 'bought.oem', type: 'text' },
      { sql: 'bought.type', type: 'text' },
    ],
  }),
  columns: (session) => {
    const sight = reportSight(session);
    return [
      { id: 'oem', title: 'OEM', value: (row) => row.oem },
      { id: 'type', title: 'Type', value: (row) => row.type },
      { id: 'description', title: 'Description', value: (row) => row.description },
      { id: 'count', title: 'Count', value: (row) => Number(row.pieces) },
      { id: 'quantity', title: 'Quantity', value: (row) => Number(row.quantity) },
      ...(sight.unit ? unitPrices : []),
      ...(sight.house ? housePrices : []),
      ...(sight.assay ? assays : []),
    ];
  },
});

const extremes = ['least_price', 'greatest_price', 'newest_product'] as const;
const selectionOf = (filters: Range) => ({ rollup: codeSums, filters, keys: ['oem', 'type'] });

const totals = [
  { name: 'all_codes', sql: 'count(distinct oem)::int' },
  { name: 'all_pieces', sql: 'sum(pieces)' },
  { name: 'all_quantity', sql: 'sum(quantity)' },
] as const;

/** What the whole selection comes to, as each of its rows has it; nothing where there is none. */
export const totalsOf = ([row]: readonly TopCatRow[]) => ({
  codes: row?.all_codes ?? 0,
  pieces: Number(row?.all_pieces ?? 0),
  quantity: Number(row?.all_quantity ?? 0),
});

/** A row as somebody may see it. */
export function presentTopCat(row: TopCatRow, { unit, house, assay }: Sight): TopCat {
  return {
    productId: row.product_id,
    oem: row.oem,
    type: row.type,
    description: row.description,
    url: row.url,
    count: Number(row.pieces),
    quantity: Number(row.quantity),
    ...(unit ? { minPrice: Number(row.min_price), maxPrice: Number(row.max_price) } : {}),
    ...(house ? { priceOverride: numberOrNull(row.price_override) } : {}),
    ...(assay
      ? {
          ptAssay: numberOrNull(row.pt_assay),
          pdAssay: numberOrNull(row.pd_assay),
          rhAssay: numberOrNull(row.rh_assay),
        }
      : {}),
  };
}
