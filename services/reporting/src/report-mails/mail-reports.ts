import { viewsNow, type Session, type ViewNow } from '@washcoat/contract-entities';
import { reportMailDue } from '@washcoat/contract-reporting';
import { inNamesOf, lastDue, RIGHTS_AT_ONCE, type Service, type UnitOfWork } from '@washcoat/service-kit';
import { outcomeOf, type Outcome } from './due-report';
import { ReportMailModel } from './report-mail.model';

/**
 * Mails the views of reports that are due at `now`, each once for a due moment however late it is, to who set it, whose
 * rights and view are asked anew; who lost one gets it no more, and reads why. What is due is looked at again in the
 * transaction that publishes it, so that several processes do it once and one that dies leaves it to the others. What fails
 * is logged, tried again by the next run, and keeps no other from its moment.
 */
export async function mailReports(service: Service, now: Date): Promise<void> {
  const { database, platform } = service;
  const open = await ReportMailModel.query(database)
    .whereNull('ended_at')
    .orderByRaw('last_due nulls first, mail_id');
  const due = open.filter((mail) => dueMoment(mail, now, platform.timezone));
  for (let from = 0; from < due.length; from += RIGHTS_AT_ONCE)
    await mailSome(service, due.slice(from, from + RIGHTS_AT_ONCE), now);
}

async function mailSome(service: Service, due: readonly ReportMailModel[], now: Date): Promise<void> {
  const views = await viewsOf(
    service,
    due.map(({ viewId }) => viewId),
  );
  await inNamesOf(service, due, {
    work: (mail, session) => mailOne(service, { mail, session, view: views.get(mail.viewId), now }),
    failed: ({ mailId }, error) =>
      service.platform.logger.error({ error, mailId }, 'a report by schedule failed'),
  });
}

/** The last moment for which nothing was done yet; null when there is none. */
function dueMoment(mail: ReportMailModel, now: Date, timezone: string): Date | null {
  const moment = lastDue(mail, now, timezone);
  return moment && (!mail.lastDue || mail.lastDue < moment) ? moment : null;
}

async function viewsOf(
  { platform }: Pick<Service, 'platform'>,
  viewIds: readonly string[],
): Promise<Map<string, ViewNow>> {
  const asked = { viewIds: [...new Set(viewIds)] };
  const answer = await platform.services.post('entities', viewsNow.path, asked);
  const { views } = viewsNow.output.parse(JSON.parse(answer.toString()));
  return new Map(views.map((view) => [view.viewId, view]));
}

interface Mailing {
  mail: ReportMailModel;
  session: Session | null;
  view: ViewNow | undefined;
  now: Date;
}

async function mailOne(service: Service, { mail, session, view, now }: Mailing): Promise<void> {
  const moment = dueMoment(mail, now, service.platform.timezone);
  if (!moment) return;
  const outcome = await outcomeOf(service, { mail, session, view, moment });
  await service.inTransaction({ now }, (unit) => settle(unit, { mail, moment, outcome }));
}

/** Notes what became of it, once: whoever was faster, or saved it meanwhile, is left as it is. */
async function settle(
  unit: UnitOfWork,
  { mail, moment, outcome }: { mail: ReportMailModel; moment: Date; outcome: Outcome },
): Promise<void> {
  const { trx, now } = unit;
  const current = await ReportMailModel.query(trx).findById(mail.mailId).forUpdate();
  if (!current || current.endedAt || +current.setAt !== +mail.setAt) return;
  if (current.lastDue && current.lastDue >= moment) return;
  const { kind, result } = outcome;
  await ReportMailModel.query(trx)
    .findById(mail.mailId)
    .patch({
      ...{ lastDue: moment, lastAt: now, lastResult: result },
      ...(kind === 'end' ? { endedAt: now } : {}),
      ...(kind === 'send' ? { viewName: outcome.viewName } : {}),
    });
  if (kind === 'send')
    await unit.publish(reportMailDue, mail.mailId, { ...outcome.mail, at: now.toISOString() });
  if (kind !== 'skip')
    await unit.audit({
      ...{ action: kind === 'send' ? 'mail-report' : 'end-report-mails', entity: 'report-mail' },
      ...{ entityId: mail.mailId, after: { result } },
    });
}
