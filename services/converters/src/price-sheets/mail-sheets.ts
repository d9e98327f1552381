import { priceSheetScheduleEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { allows, calendarDay, dayAfter } from '@washcoat/contract-kernel';
import { dueDay, inNamesOf, Problem, setterName, type Service, type UnitOfWork } from '@washcoat/service-kit';
import { sendPriceSheet } from './send-price-sheet';
import { SheetScheduleModel } from './sheet-schedule.model';

const AGAIN = 'Somebody who may has to save it again.';

/**
 * Mails the sheets that are due at `now`, each once a day, in the name of who set them, whose rights are asked anew; one of
 * somebody who lost them waits and says why. Each is one transaction that looks again at what is due, so that several
 * processes do it once; one that fails is logged, tried again by the next run, and keeps no other from its moment.
 */
export async function mailSheets(service: Service, now: Date): Promise<void> {
  const { database, platform } = service;
  const { timezone } = platform;
  const today = calendarDay(now, timezone);
  const open = await SheetScheduleModel.query(database)
    .whereNull('ended_at')
    .whereRaw('last_day is distinct from ?::date', [today])
    .orderByRaw('last_day nulls first, company_id');
  const due = open.filter((one) => dueDay(one, now, timezone));
  await inNamesOf(service, due, {
    work: ({ companyId, userId }, setter) =>
      service.inTransaction({ now }, (unit) => mailOne(unit, { companyId, userId, timezone, setter })),
    failed: ({ companyId }, error) =>
      platform.logger.error({ error, companyId }, 'a price sheet by schedule failed'),
  });
}

interface Due {
  companyId: string;
  userId: string;
  timezone: string;
  /** Null for who may not sign in any more. */
  setter: Session | null;
}

async function mailOne(unit: UnitOfWork, { companyId, userId, timezone, setter }: Due): Promise<void> {
  const { trx, now } = unit;
  const day = calendarDay(now, timezone);
  const schedule = await SheetScheduleModel.query(trx)
    .findById(companyId)
    .whereRaw('last_day is distinct from ?::date', [day])
    .forUpdate();
  // Whoever saved it meanwhile is asked about by the next run.
  if (!schedule || schedule.endedAt || schedule.userId !== userId || !dueDay(schedule, now, timezone)) return;
  const waits = await sendDue(unit, schedule, { day, setter });
  if (waits === '')
    await trx('price_sheet_schedule').where({ company_id: companyId }).update({ last_day: day });
  if (waits !== schedule.waits) await SheetScheduleModel.query(trx).findById(companyId).patch({ waits });
}

/** Sends a sheet; answers why it cannot be, empty when it goes. */
async function sendDue(
  unit: UnitOfWork,
  { companyId, family, ctype, isTop, validDays, ticket, ...setBy }: SheetScheduleModel,
  { day, setter }: { day: string; setter: Session | null },
): Promise<string> {
  const name = setterName(setBy);
  if (!setter) return `${name} set this and may not sign in any more. ${AGAIN}`;
  if (!allows(priceSheetScheduleEdit.access, setter))
    return `${name} set this and may not see prices one by one any more. ${AGAIN}`;
  const choice = { family: family ?? undefined, ctype: ctype ?? undefined, isTop };
  const validUntil = validDays === null ? undefined : dayAfter(day, validDays);
  try {
    await sendPriceSheet(unit, setter, { companyId, ...choice, validUntil }, { today: day, ticket });
    return '';
  } catch (problem) {
    if (problem instanceof Problem && problem.status < 500) return sentenceOf(problem);
    throw problem;
  }
}

const sentenceOf = ({ message, details }: Problem): string =>
  Object.values(details.fields ?? {})[0] ?? message;
