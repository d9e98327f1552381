import { useState } from 'react';
import type { ReportQuery } from './report-screen';
import type { AskedReport } from './use-report';

/** What a report knows of the period before. */
export interface PeriodBefore<Answer> {
  /** There once both periods have answered the same filters: one of others says nothing about what is shown. */
  answer: Answer | undefined;
  hasFailed: boolean;
}

/** What stands beside the answer that `query` shows, from the query of the period before. */
export function usePeriodBefore<Answer>(
  { selection, onlyCompared: { skip } }: AskedReport,
  { currentData }: ReportQuery<Answer>,
  before: ReportQuery<Answer>,
): PeriodBefore<Answer> {
  const [answered, setAnswered] = useState<string | null>(null);
  if (currentData && answered !== selection) setAnswered(selection);
  if (skip || answered !== selection) return { answer: undefined, hasFailed: false };
  const answer = before.currentData;
  return { answer, hasFailed: !answer && Boolean(before.error) && !before.isFetching };
}
