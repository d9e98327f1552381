import { materialGroups } from '@washcoat/contract-reporting';
import { boughtOf, type GroupSums } from '../report/materials';
import { linesAsked } from '../report/order-lines';
import { reportSight } from '../report/report.policy';
import { morningDays, morningRange, type Morning, type MorningAsking } from './morning';

const COMPLETED = 4;

interface DayOfOrders extends GroupSums {
  day: string;
  orders: number;
  pieces: string;
  spend: string;
}

const groupSums = materialGroups
  .flatMap((group) => [`${group}_units`, `${group}_value`])
  .map((column) => `coalesce(sum(${column}), 0) as ${column}`)
  .join(', ');

/** What was bought on each of the last days, and on the last one before today by material type. */
export async function morningPurchases(asking: MorningAsking): Promise<NonNullable<Morning['purchases']>> {
  const { database, timezone } = asking;
  const sight = reportSight(asking.session);
  const orders = linesAsked(asking, 'order_row', morningRange(asking))
    .where('line.type', COMPLETED)
    .select(
      'line.*',
      database.raw(`to_char(line.completed_at at time zone ?, 'YYYY-MM-DD') as day`, [timezone]),
    );
  const known = await database
    .from(orders.as('bought'))
    .groupBy('day')
    .orderBy('day')
    .select<DayOfOrders[]>(
      'day',
      database.raw('count(*)::int as orders, coalesce(sum(pieces), 0) as pieces'),
      database.raw(`coalesce(sum(grandtotal), 0) as spend, ${groupSums}`),
    );
  const days = morningDays(asking);
  const today = days.at(-1);
  const spendOf = (spend: string) => (sight.sums ? { spend: Number(spend) } : {});
  const last = known.filter(({ day }) => day !== today).at(-1);
  return {
    days: days.map((day) => {
      const of = known.find((one) => one.day === day);
      return {
        day,
        orders: of?.orders ?? 0,
        pieces: Number(of?.pieces ?? 0),
        ...spendOf(of?.spend ?? '0'),
      };
    }),
    lastDay: last
      ? {
          day: last.day,
          // Averages of different types are never one.
          groups: materialGroups.flatMap((group) =>
            boughtOf({ units: last[`${group}_units`], spend: last[`${group}_value`] }, sight).map(
              (bought) => ({
                group,
                ...bought,
              }),
            ),
          ),
        }
      : null,
  };
}
