import { weekdaysText } from '@washcoat/contract-kernel';
import type { ReportMail } from '@washcoat/contract-reporting';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const MOST = 31;

/** How often a view is mailed. */
export type Rhythm = 'daily' | 'weekly' | 'monthly';

/** What is typed of a mail by schedule. */
export interface TypedMail {
  rhythm: Rhythm;
  days: readonly number[];
  monthDay: string;
  time: string;
  format: ReportMail['format'];
}

type Setting = Pick<ReportMail, 'days' | 'monthDay' | 'time' | 'format'>;

/** What is typed from: what is set for the view, else every Monday. */
export function startingFrom(mail: Setting | undefined): TypedMail {
  if (!mail) return { rhythm: 'weekly', days: [1], monthDay: '1', time: '08:00', format: 'xlsx' };
  const { days, monthDay, time, format } = mail;
  return {
    rhythm: rhythmOf(mail),
    days: days.length ? days : [1],
    monthDay: String(monthDay ?? 1),
    ...{ time, format },
  };
}

/** What was typed as it is sent, or what keeps it from being. */
export function sentMail({ rhythm, days, monthDay, time, format }: TypedMail): {
  setting?: Setting;
  problem?: string;
} {
  const day = Number(monthDay);
  if (rhythm === 'weekly' && !days.length) return { problem: 'Choose at least one day' };
  if (rhythm === 'monthly' && !(Number.isInteger(day) && day >= 1 && day <= MOST))
    return { problem: `Enter a day of the month from 1 to ${MOST}` };
  if (!time) return { problem: 'Choose when on these days' };
  const chosen = { daily: everyDay, weekly: [...days], monthly: [] }[rhythm];
  return { setting: { days: chosen, monthDay: rhythm === 'monthly' ? day : null, time, format } };
}

/** When a view is mailed, in words: `Mon, Thu at 08:00`. */
export function whenText(mail: Pick<Setting, 'days' | 'monthDay' | 'time'>): string {
  const rhythm = rhythmOf(mail);
  const days = {
    daily: 'Every day',
    weekly: weekdaysText(mail.days),
    monthly: `Day ${mail.monthDay} of the month`,
  };
  return `${days[rhythm]} at ${mail.time}`;
}

const rhythmOf = ({ days, monthDay }: Pick<Setting, 'days' | 'monthDay'>): Rhythm => {
  if (monthDay !== null) return 'monthly';
  return days.length === everyDay.length ? 'daily' : 'weekly';
};
