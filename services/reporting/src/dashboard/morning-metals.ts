import { METALS, orZero } from '@washcoat/metals';
import type { MorningMetal } from '@washcoat/contract-reporting';
import { neededOfSnapshot, pricesOf, type PricingRow } from '../global-modifiers/global-modifiers.report';
import type { Morning, MorningAsking } from './morning';
import { MORNING_DAYS } from './morning';

type DayOfPrices = PricingRow & { day: string };

const marketOf = { pt: 'marketPtOz', pd: 'marketPdOz', rh: 'marketRhOz' } as const;

/**
 * What an ounce of each metal costs by the prices in force, USD, and on each of the last days that prices were applied
 * on; undefined where none ever were. So many applications are read as were made on those days, however many there are.
 */
export async function morningMetals({
  database,
  timezone,
}: Pick<MorningAsking, 'database' | 'timezone'>): Promise<Morning['metals']> {
  const day = `to_char(price.applied_at at time zone ?, 'YYYY-MM-DD')`;
  const { rows } = await database.raw<{ rows: DayOfPrices[] }>(
    `with recursive last as (
       (select price.applied_at, ${day} as day, 1 as place from pricing_row as price
         order by price.applied_at desc, price.snapshot_id desc limit 1)
       union all
       select before.applied_at, before.day, last.place + 1 from last cross join lateral (
         select price.applied_at, ${day} as day from pricing_row as price
          where price.applied_at < (last.day::date::timestamp at time zone ?)
          order by price.applied_at desc limit 1) as before
       where last.place < ?)
     select distinct on (last.day) last.day, price.snapshot_id, price.applied_at, ${neededOfSnapshot}
       from last join pricing_row as price using (applied_at)
      order by last.day, price.snapshot_id desc`,
    [timezone, timezone, timezone, MORNING_DAYS],
  );
  const last = rows.at(-1);
  if (!last) return undefined;
  return { appliedAt: last.applied_at.toISOString(), list: METALS.map((metal) => metalOf(metal, rows)) };
}

function metalOf(metal: MorningMetal['metal'], days: readonly DayOfPrices[]): MorningMetal {
  const history = days.map((of) => ({ day: of.day, marketOz: pricesOf(of)[marketOf[metal]] }));
  const [before, now] = [history.at(-2)?.marketOz, history.at(-1)?.marketOz ?? 0];
  const changePercent = before
    ? orZero(now).minus(before).times(100).div(before).toDecimalPlaces(2).toNumber()
    : null;
  return { metal, marketOz: now, changePercent, history };
}
