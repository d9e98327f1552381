import type { PricingSnapshotData } from '@washcoat/contract-converters';
import type { PriceSight } from '@washcoat/contract-kernel';
import type { GlobalModifier } from '@washcoat/contract-reporting';
import { ouncePrices, perMetal } from '@washcoat/metals';
import type { ExportColumn } from '@washcoat/service-kit';
import { within } from '../report/order-lines';
import type { Asking, Range, Report } from '../report/report';
import { reportSight } from '../report/report.policy';

/** An application of prices as it was told. */
export interface PricingRow {
  snapshot_id: string;
  applied_at: Date;
  data: Pick<PricingSnapshotData, 'marketPrice' | 'hedge' | 'discount' | 'appliedBy'>;
}

/** What the report needs of a snapshot, which holds every facility and family besides. */
export const neededOfSnapshot = `jsonb_build_object('marketPrice', price.data->'marketPrice', 'hedge', price.data->'hedge',
  'discount', price.data->'discount', 'appliedBy', price.data->'appliedBy') as data`;

const applied = ({ database }: Asking, range: Range) =>
  within(database('pricing_row as price'), 'price.applied_at', range);

const metals = ['Pt', 'Pd', 'Rh'] as const;

/** Three columns of a file, one for each metal. */
const three = (
  id: string,
  title: string,
  field: (metal: (typeof metals)[number]) => keyof ReturnType<typeof pricesOf>,
) =>
  metals.map((metal): ExportColumn<PricingRow> => ({
    id: `${id}${metal}`,
    title: `${title} ${metal}`,
    value: (row) => {
      const value = pricesOf(row)[field(metal)];
      return typeof value === 'boolean' ? (value ? '%' : '$') : value;
    },
  }));

const user: ExportColumn<PricingRow> = { id: 'user', title: 'User', value: ({ data }) => data.appliedBy };

/** Every application of prices, newest first. */
export const globalModifiers: Report<Range, PricingRow> = {
  fileName: 'global-modifier',
  select: (asking, range) =>
    applied(asking, range).select(
      'price.snapshot_id',
      'price.applied_at',
      asking.database.raw(neededOfSnapshot),
    ),
  order: () => ({
    direction: 'desc',
    columns: [
      { sql: 'price.applied_at', type: 'timestamptz' },
      { sql: 'price.snapshot_id', type: 'uuid' },
    ],
  }),
  columns: (session) => [
    ...three('market', 'Market', (metal) => `market${metal}Oz`),
    ...three('hedge', 'Hedge', (metal) => `hedge${metal}Oz`),
    ...three('discount', 'Discount', (metal) => `modifier${metal}`),
    ...three('discountIn', 'Discount in', (metal) => `modifier${metal}IsPercentage`),
    ...three('net', 'Net', (metal) => `npa${metal}`),
    { id: 'date', title: 'Date', value: (row) => row.applied_at },
    ...(reportSight(session).names ? [user] : []),
  ],
};

/** The last application of each day, days in their order, and how many there were at all. */
export async function pricingByDay(asking: Asking, range: Range, timezone: string) {
  const { database } = asking;
  const day = database.raw(`to_char(price.applied_at at time zone ?, 'YYYY-MM-DD') as day`, [timezone]);
  const [days, [count]] = await Promise.all([
    database
      .from(
        applied(asking, range)
          .select('price.snapshot_id', 'price.applied_at', database.raw(neededOfSnapshot), day)
          .as('told'),
      )
      .distinctOn('told.day')
      .orderBy([{ column: 'told.day' }, { column: 'told.applied_at', order: 'desc' }])
      .select<(PricingRow & { day: string })[]>('told.*'),
    applied(asking, range).select<{ rows: number }[]>(database.raw('count(*)::int as rows')),
  ]);
  return {
    days: days.map((row) => {
      const { npaPt, npaPd, npaRh } = pricesOf(row);
      return { day: row.day, npaPt, npaPd, npaRh };
    }),
    totals: { rows: count?.rows ?? 0 },
  };
}

/** An application of prices as somebody may see it: who of the house set them is for the house. */
export function presentPricing(row: PricingRow, { names }: Pick<PriceSight, 'names'>): GlobalModifier {
  return {
    snapshotId: row.snapshot_id,
    ...pricesOf(row),
    created: row.applied_at.toISOString(),
    username: names ? row.data.appliedBy : '',
  };
}

/** What an application of prices came to for an ounce of each metal (domain.md 2, rule 4), in USD. */
export function pricesOf({ data }: Pick<PricingRow, 'data'>) {
  const prices = ouncePrices(data);
  const market = perMetal((metal) => prices.market[metal].toNumber());
  const hedge = perMetal((metal) => prices.hedge[metal].toNumber());
  const net = perMetal((metal) => prices.net[metal].toNumber());
  return {
    marketPtOz: market.pt,
    marketPdOz: market.pd,
    marketRhOz: market.rh,
    hedgePtOz: hedge.pt,
    hedgePdOz: hedge.pd,
    hedgeRhOz: hedge.rh,
    modifierPt: data.discount.pt.value,
    modifierPd: data.discount.pd.value,
    modifierRh: data.discount.rh.value,
    modifierPtIsPercentage: data.discount.pt.isPercentage,
    modifierPdIsPercentage: data.discount.pd.isPercentage,
    modifierRhIsPercentage: data.discount.rh.isPercentage,
    npaPt: net.pt,
    npaPd: net.pd,
    npaRh: net.rh,
  };
}
