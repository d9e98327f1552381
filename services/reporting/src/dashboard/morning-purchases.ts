import { materialGroups } from '@washcoat/contract-reporting';
import { orZero } from '@washcoat/metals';
import { linesAsked } from '../report/order-lines';
import { reportSight } from '../report/report.policy';
import { morningDays, morningRange, type Morning, type MorningAsking } from './morning';

const COMPLETED = 4;

type Group = (typeof materialGroups)[number];
type GroupSums = Record<`${Group}_units` | `${Group}_value`, string>;
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
  const { sums } = reportSight(asking.session);
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
  const spendOf = (spend: string) => (sums ? { spend: Number(spend) } : {});
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
      ? { day: last.day, groups: materialGroups.flatMap((group) => groupOf(last, group, sums)) }
      : null,
  };
}

/** A type that something was bought of; averages of different types are never one. */
function groupOf(day: GroupSums, group: Group, isSpendSeen: boolean) {
  const [units, value] = [orZero(day[`${group}_units`]), orZero(day[`${group}_value`])];
  if (units.isZero() && value.isZero()) return [];
  const averageSpend = units.isZero() ? undefined : value.div(units).toDecimalPlaces(2).toNumber();
  return [
    { group, units: units.toNumber(), ...(isSpendSeen ? { spend: value.toNumber(), averageSpend } : {}) },
  ];
}
