import type { Session } from '@washcoat/contract-entities';
import { mailedReportOf, type MailedReport, type ReportFileSubject } from '@washcoat/contract-reporting';
import { clock, notFound, type DownloadFile, type Service } from '@washcoat/service-kit';
import { assertMayHaveFile } from './report-mail.policy';

/** Reads of a report that nobody waits for at a screen: by the connections of what may take long. */
const slowly = (service: Pick<Service, 'databaseOfReads'>) =>
  service.databaseOfReads(new AbortController().signal);

/** What the call of a report answers `session`, of its first row only: sums of the whole selection. */
export async function answerOfReport(
  service: Service,
  { report }: MailedReport,
  session: Session,
  request: Readonly<Record<string, string>>,
): Promise<unknown> {
  const route = service.routes.find(({ endpoint }) => endpoint.id === report.id);
  if (route?.kind !== 'read') throw notFound('This report');
  const context = {
    ...{ database: slowly(service), session, sessionOrNull: session, sessionId: null },
    ...{ requestId: '', address: '', now: clock.now() },
  };
  return route.handle(context, report.input.parse({ ...request, count: '1' }));
}

/** The file of a report as `session` may have it now. 403 for who may not, 400 for a request that its call refuses. */
export async function fileOfReport(
  service: Service,
  session: Session,
  { screen, format, request, columns }: Omit<ReportFileSubject, 'userId'>,
): Promise<DownloadFile> {
  const report = mailedReportOf(screen);
  const download = service.downloads.find(({ call }) => call.id === report?.dump.id);
  if (!report || !download) throw notFound('This report');
  assertMayHaveFile(session, report);
  const input = { ...request, format, ...(columns === null ? {} : { columns }) };
  return download.make({ database: slowly(service), session, now: clock.now() }, input);
}
