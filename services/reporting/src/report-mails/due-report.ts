import { mayOpenView, type Session, type ViewNow } from '@washcoat/contract-entities';
import { calendarDay, type DataOf } from '@washcoat/contract-kernel';
import {
  daysOfView,
  fileColumnsOf,
  mailedReportOf,
  requestOfView,
  type MailedReport,
  type reportMailDue,
} from '@washcoat/contract-reporting';
import { Problem, type Service } from '@washcoat/service-kit';
import { ZodError } from 'zod';
import { mayHaveFile } from './report-mail.policy';
import type { ReportMailRecord } from './report-mail.model';
import { answerOfReport } from './report-file';
import { totalsSaid } from './total-lines';

/** A file of more lines is downloaded from the report instead. */
export const MOST_LINES = 20_000;

/** What becomes of a mail that is due: it is sent, it has ended for good, or it could not be made this time. */
export type Outcome =
  | { kind: 'send'; mail: Omit<DataOf<typeof reportMailDue>, 'at'>; viewName: string; result: string }
  | { kind: 'end'; result: string }
  | { kind: 'skip'; result: string };

interface Due {
  mail: ReportMailRecord;
  /** Null for who may not sign in any more. */
  session: Session | null;
  /** Undefined for a view that is gone. */
  view: ViewNow | undefined;
  /** For which it is due; the days of the view are counted from then. */
  moment: Date;
}

/**
 * What is to be mailed of a view, as its reader may see it now; without that right, or without the view, it has ended. What
 * takes too long, or asks for what the report does not know, is said and left until the next time. Throws what may be over
 * in a moment.
 */
export async function outcomeOf(service: Service, { mail, session, view, moment }: Due): Promise<Outcome> {
  if (!session) return ended('You could not sign in when it was due.');
  const report = view && mayOpenView(session, view) ? mailedReportOf(view.screen) : undefined;
  if (!view || !report) return ended('The view is gone, or is shared with you no longer.');
  if (!mayHaveFile(session, report)) return ended('You may not see this report any more.');
  const { timezone } = service.platform;
  const today = calendarDay(moment, timezone);
  try {
    const request = requestOfView(view.query, { today, timezone });
    const answer = await answerOfReport(service, report, session, request);
    const { totals, lines } = totalsSaid(report, answer);
    const days = daysOfView(view.query, today);
    const file = lines > MOST_LINES ? null : fileOf(report, { mail, view, request, days });
    const path = `${report.path}${view.query && `?${view.query}`}`;
    return {
      kind: 'send',
      viewName: view.name,
      result: `Mailed to ${session.email}${file ? '' : ', without the file: it has too many lines'}.`,
      mail: {
        ...{ mailId: mail.mailId, ticket: mail.ticket, recipient: session.email },
        ...{ firstName: session.firstName, title: report.title, viewName: view.name },
        ...{ ...days, path, totals, file },
      },
    };
  } catch (error) {
    if (error instanceof ZodError || error instanceof RangeError)
      return skipped('The view asks for what this report does not know.');
    if (error instanceof Problem && error.status < 500) return skipped(error.message);
    if (error instanceof Problem && error.details.code === 'READ_TOO_LONG') return skipped(error.message);
    throw error;
  }
}

const ended = (why: string): Outcome => ({ kind: 'end', result: `Ended: ${why}` });
const skipped = (why: string): Outcome => ({ kind: 'skip', result: `Not mailed: ${why}` });

interface Filed {
  mail: ReportMailRecord;
  view: ViewNow;
  request: Record<string, string>;
  days: { from: string; to: string };
}

function fileOf(
  report: MailedReport,
  { mail: { userId, format }, view, request, days: { from, to } }: Filed,
) {
  const columns = fileColumnsOf(view.screen, view.columns) ?? null;
  const span = [...new Set([from, to].filter(Boolean))].join(' to ');
  return {
    fileName: `${[report.title, span].filter(Boolean).join(' ')}.${format}`,
    ...{ userId, screen: view.screen, format, request, columns },
  };
}
