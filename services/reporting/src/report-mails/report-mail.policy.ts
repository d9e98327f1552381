import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import type { MailedReport } from '@washcoat/contract-reporting';
import { forbidden } from '@washcoat/service-kit';

/** Whether somebody may have the file of a report. */
export const mayHaveFile = (session: Session, { dump }: Pick<MailedReport, 'dump'>): boolean =>
  allows(dump.access, session);

/** Refuses with 403 who may not have the file of a report. */
export function assertMayHaveFile(session: Session, report: Pick<MailedReport, 'dump'>): void {
  if (!mayHaveFile(session, report)) throw forbidden();
}
