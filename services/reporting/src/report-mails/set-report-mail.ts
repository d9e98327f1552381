import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { mailedReportOf, type reportMailSave } from '@washcoat/contract-reporting';
import { conflict, newId, newTicket, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { assertMayHaveFile } from './report-mail.policy';
import { ReportMailModel, type ReportMailRecord } from './report-mail.model';

const MOST_MAILS = 50;

/**
 * Has a saved view mailed to the user on days at a time; what was set for the view before, or has ended, begins anew. Whether
 * the view is one that the user may open is asked when it is due. Answers its id. 404 for a list that is not mailed, 403
 * without the right of its report, 409 when the user gets 50 views already.
 */
export async function setReportMail(
  unit: UnitOfWork,
  session: Session,
  asked: InputOf<typeof reportMailSave>,
): Promise<string> {
  const report = mailedReportOf(asked.screen);
  if (!report) throw notFound('This report');
  assertMayHaveFile(session, report);
  const { userId } = session;
  const { viewId, viewName, screen, monthDay, time, format } = asked;
  await unit.trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`report mails ${userId}`]);
  const own = await ReportMailModel.query(unit.trx).where({ user_id: userId });
  const before = own.find((mail) => mail.viewId === viewId);
  const others = own.filter(({ endedAt, viewId: other }) => !endedAt && other !== viewId);
  if (others.length >= MOST_MAILS)
    throw conflict(`You get ${MOST_MAILS} views by mail. End one first.`, 'TOO_MANY');
  const after: ReportMailRecord = {
    mailId: before?.mailId ?? newId(),
    ...{ userId, viewId, viewName, screen, time, format, monthDay },
    days: monthDay === null ? [...new Set(asked.days)].sort((left, right) => left - right) : [],
    ticket: before?.ticket ?? newTicket(),
    setAt: unit.now,
    lastDue: before?.lastDue ?? null,
    lastAt: before?.lastAt ?? null,
    lastResult: before?.lastResult ?? '',
    endedAt: null,
  };
  await ReportMailModel.query(unit.trx).insert(after).onConflict('mail_id').merge();
  await unit.audit({
    ...{ action: 'schedule-report', entity: 'report-mail', entityId: after.mailId },
    ...(before && { before: settingOf(before) }),
    after: settingOf(after),
  });
  return after.mailId;
}

/** Mails the user a view no more. 404 for a schedule of somebody else. */
export async function dropReportMail(unit: UnitOfWork, { userId }: Session, mailId: string): Promise<void> {
  const before = await ReportMailModel.query(unit.trx)
    .where({ mail_id: mailId, user_id: userId })
    .forUpdate()
    .first();
  if (!before) throw notFound('This schedule');
  await ReportMailModel.query(unit.trx).deleteById(mailId);
  await unit.audit({
    ...{ action: 'unschedule-report', entity: 'report-mail', entityId: mailId },
    before: settingOf(before),
  });
}

/** Ends the mails of whom a ticket was given to, who has no session; whether there is one. */
export async function endReportMail(unit: UnitOfWork, ticket: string): Promise<boolean> {
  const found = await ReportMailModel.query(unit.trx).where({ ticket }).forUpdate().first();
  if (!found) return false;
  const { mailId, endedAt } = found;
  if (endedAt) return true;
  await ReportMailModel.query(unit.trx)
    .findById(mailId)
    .patch({ endedAt: unit.now, lastResult: 'Ended by the link of a mail.' });
  await unit.audit({
    ...{ action: 'unsubscribe-report', entity: 'report-mail', entityId: mailId },
    after: { endedAt: unit.now },
  });
  return true;
}

const settingOf = ({ viewId, viewName, screen, days, monthDay, time, format }: ReportMailRecord) => ({
  ...{ viewId, viewName, screen },
  ...{ days, monthDay, time, format },
});
