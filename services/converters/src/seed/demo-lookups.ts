import { calendarDay, startOfDayIn } from '@washcoat/contract-kernel';

/** Lookups of one subscriber, every one of another converter. */
export interface DemoLookups {
  email: string;
  /** Tells the series of lookups apart. */
  series: string;
  moments: readonly Date[];
}

/** All the lookups that somebody has in a month who neither bought nor sold. */
const FREE_LOOKUPS = 50;

/** Lookups of last month and of this one up to `today`, and those that leave a subscriber no credit of this month. */
export function demoLookups(today: Date, timezone: string): readonly DemoLookups[] {
  const thisMonth = monthStart(today, timezone);
  const lastMonth = monthStart(new Date(thisMonth.getTime() - 1), timezone);
  const subscriber = 'subscriber@corner.test';
  return [
    { email: subscriber, series: 'last month', moments: spread(lastMonth, thisMonth, 14) },
    { email: subscriber, series: 'this month', moments: spread(thisMonth, today, 9) },
    {
      email: 'lapsed@corner.test',
      series: 'lapsed',
      moments: spread(thisMonth, today, FREE_LOOKUPS),
    },
  ];
}

/** The first moment of the month of `moment` in the zone. */
function monthStart(moment: Date, timezone: string): Date {
  const month = calendarDay(moment, timezone).slice(0, 'YYYY-MM'.length);
  return startOfDayIn(timezone, `${month}-01`);
}

/** `count` moments spread evenly after `start` and before `end`. */
function spread(start: Date, end: Date, count: number): Date[] {
  const step = (end.getTime() - start.getTime()) / (count + 1);
  return Array.from(
    { length: count },
    (_, index) => new Date(start.getTime() + Math.floor(step * (index + 1))),
  );
}
