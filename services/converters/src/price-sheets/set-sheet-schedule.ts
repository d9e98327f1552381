import type { priceSheetScheduleEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { newTicket, type UnitOfWork } from '@washcoat/service-kit';
import { companyInScope } from '../pricing/buyer';
import { assertMayGetSheets } from './send-price-sheet';
import { assertHasSheet } from './price-sheet';
import { SheetScheduleModel, type SheetSchedule } from './sheet-schedule.model';

/**
 * Sets on which days a customer gets its sheet, in the name of who sets it; what the customer has ended begins anew. Throws
 * 400 for what no sheet can say, 404 for a company out of scope, and 409 for one that can be sent none.
 */
export async function setSheetSchedule(
  unit: UnitOfWork,
  session: Session,
  { companyId, days, ...asked }: InputOf<typeof priceSheetScheduleEdit>,
  today: string,
): Promise<void> {
  assertMayGetSheets(await companyInScope(unit.trx, session, companyId));
  const choice = { family: asked.family ?? null, ctype: asked.ctype ?? null, isTop: asked.isTop ?? false };
  await assertHasSheet(unit.trx, { ...choice, validUntil: null }, today);
  const before = await findSheetSchedule(unit, companyId);
  const { userId, firstName, lastName } = session;
  const after: SheetSchedule = {
    ...{ companyId, ...choice, time: asked.time, validDays: asked.validDays },
    days: [...new Set(days)].sort((left, right) => left - right),
    ticket: before?.ticket ?? newTicket(),
    ...{ userId, firstName, lastName, setAt: unit.now, waits: '', endedAt: null },
  };
  await SheetScheduleModel.query(unit.trx).insert(after).onConflict('company_id').merge();
  await unit.audit({
    ...{ action: 'schedule-price-sheet', entity: 'company', entityId: companyId },
    ...(before && { before: settingOf(before) }),
    after: settingOf(after),
  });
}

/** Mails a customer no more sheets by schedule. Throws 404 for a company out of scope. */
export async function dropSheetSchedule(
  unit: UnitOfWork,
  session: Session,
  companyId: string,
): Promise<void> {
  await companyInScope(unit.trx, session, companyId);
  const before = await findSheetSchedule(unit, companyId);
  if (!before) return;
  await SheetScheduleModel.query(unit.trx).deleteById(companyId);
  await unit.audit({
    ...{ action: 'unschedule-price-sheet', entity: 'company', entityId: companyId },
    before: settingOf(before),
  });
}

/** Ends the mails of whom a ticket was given to, who has no session; whether there is one. */
export async function endSheetSchedule(unit: UnitOfWork, ticket: string): Promise<boolean> {
  const found = await SheetScheduleModel.query(unit.trx).where({ ticket }).forUpdate().first();
  if (!found) return false;
  const { companyId, endedAt } = found;
  if (endedAt) return true;
  await SheetScheduleModel.query(unit.trx).findById(companyId).patch({ endedAt: unit.now, waits: '' });
  await unit.audit({
    ...{ action: 'unsubscribe-price-sheet', entity: 'company', entityId: companyId },
    after: { endedAt: unit.now },
  });
  return true;
}

const findSheetSchedule = ({ trx }: UnitOfWork, companyId: string) =>
  SheetScheduleModel.query(trx).findById(companyId).forUpdate().execute();

const settingOf = ({ family, ctype, isTop, days, time, validDays }: SheetSchedule) => ({
  ...{ family, ctype, isTop },
  ...{ days, time, validDays },
});
