import { mailedReportOf, type ReportMail } from '@washcoat/contract-reporting';
import { nextDue } from '@washcoat/service-kit';
import type { ReportMailRecord } from './report-mail.model';

/** A schedule as its owner sees it: not what ends it. */
export function presentReportMail(mail: ReportMailRecord, now: Date, timezone: string): ReportMail {
  const { mailId, viewId, viewName, screen, days, monthDay, time, format } = mail;
  const next = mail.endedAt ? null : nextDue(mail, now, timezone);
  return {
    ...{ mailId, viewId, viewName, screen, days, monthDay, time, format },
    title: mailedReportOf(screen)?.title ?? '',
    setAt: mail.setAt.toISOString(),
    nextAt: next && next.toISOString(),
    lastAt: mail.lastAt && mail.lastAt.toISOString(),
    lastResult: mail.lastResult,
    endedAt: mail.endedAt && mail.endedAt.toISOString(),
  };
}
