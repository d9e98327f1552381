import type { MetalDay, PricingSnapshotData } from '@washcoat/contract-converters';
import { calendarDay } from '@washcoat/contract-kernel';
import { ouncePrices, perMetal, toCents } from '@washcoat/metals';
import type { Knex } from 'knex';

interface Row {
  day: string;
  applied_at: Date;
  data: Pick<PricingSnapshotData, 'marketPrice' | 'hedge' | 'discount'>;
}

/** The metal prices that were in force at the end of each of the last days, today's as they are; without days before the first prices. */
export async function listMetalDays(
  database: Knex,
  { days, now, timezone }: { days: number; now: Date; timezone: string },
): Promise<MetalDay[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select to_char(each.day, 'YYYY-MM-DD') as day, snapshot.applied_at, snapshot.data
       from generate_series(:today::date - (:days::int - 1), :today::date, '1 day') as each(day)
      cross join lateral (
        select applied_at, jsonb_build_object('marketPrice', data->'marketPrice', 'hedge', data->'hedge', 'discount', data->'discount') as data
          from pricing_snapshot
         where applied_at < (each.day::date + 1)::timestamp at time zone :timezone
         order by applied_at desc, sequence desc limit 1
      ) as snapshot
      order by each.day`,
    { days, today: calendarDay(now, timezone), timezone },
  );
  return rows.map(({ day, applied_at, data }) => {
    const { net } = ouncePrices(data);
    return {
      day,
      market: data.marketPrice,
      hedge: data.hedge,
      net: perMetal((metal) => toCents(net[metal])),
      appliedAt: applied_at.toISOString(),
    };
  });
}
