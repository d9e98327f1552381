import type { ReportAnswer, ReportQuery } from './report-screen';

/** As many rows of a report without pages come with its first answer, which has the sums of all. */
export const FIRST_ROWS = 100;

/** Whether others follow the first rows. */
export const areMoreAwaited = <Answer extends ReportAnswer<unknown>>(first: ReportQuery<Answer>): boolean =>
  first.currentData?.areMoreItemsAvailable ?? false;

/** What is shown of a report whose first rows are asked for before all of them. */
export function allAfterFirst<Answer extends ReportAnswer<unknown>>(
  first: ReportQuery<Answer>,
  all: ReportQuery<Answer>,
): ReportQuery<Answer> {
  if (!areMoreAwaited(first)) return first;
  const shown = all.currentData ?? first.currentData;
  return { ...all, data: shown, currentData: shown };
}
