import { endOfDayIn, startOfDayIn } from '@washcoat/contract-kernel';
import { installationZone } from '../format/installation';

/** A range of days as `YYYY-MM-DD`; an empty text is an open end. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with a range, or null: the end cannot precede the start. */
export function dayRangeError({ from, to }: DayRange): string | null {
  return from !== '' && to !== '' && to < from ? 'The end date cannot precede the start date' : null;
}

/**
 * The moments a range covers, in the installation's time zone: from the start of the first day to the end of the
 * last one, in epoch milliseconds. An open end is null.
 */
export function dayRangeBounds({ from, to }: DayRange): { from: number | null; to: number | null } {
  return {
    from: from === '' ? null : startOfDayIn(installationZone(), from).getTime(),
    to: to === '' ? null : endOfDayIn(installationZone(), to).getTime(),
  };
}
