import { priceSheetRequested, type priceSheetSend } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { paperSight, type InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, type CompanyCopy, type UnitOfWork } from '@washcoat/service-kit';
import { companyInScope } from '../pricing/buyer';
import { findSnapshotId } from '../pricing/pricing-snapshot.repository';
import { assertHasSheet } from './price-sheet';

interface Sending {
  today: string;
  /** Of the schedule by which it goes out. */
  ticket?: string;
}

/** Refuses a customer that can be mailed no prices. Throws 409. */
export function assertMayGetSheets(company: CompanyCopy): void {
  if (!company.email) throw conflict('This customer has no e-mail address.', 'NO_ADDRESS');
  if (!paperSight(company).unit)
    throw conflict('The settings of this customer let it see no prices.', 'PRICES_HIDDEN');
}

/**
 * Has the sheet of a customer's prices mailed to it, by the prices in force now. Refused where there is no address, and
 * where the customer's settings let it see no prices: it would read on paper what the screen keeps from it. `today` is
 * the day in the zone of the installation: a sheet is not valid until one that is over.
 */
export async function sendPriceSheet(
  unit: UnitOfWork,
  session: Session,
  { companyId, ...asked }: InputOf<typeof priceSheetSend>,
  { today, ticket }: Sending,
): Promise<{ message: string }> {
  const company = await companyInScope(unit.trx, session, companyId);
  assertMayGetSheets(company);
  const { email: customerEmail, companyName } = company;
  const snapshotId = await findSnapshotId(unit.trx);
  if (!snapshotId) throw notFound('A price list');
  const choice = {
    family: asked.family ?? null,
    ctype: asked.ctype ?? null,
    isTop: asked.isTop ?? false,
    validUntil: asked.validUntil ?? null,
  };
  await assertHasSheet(unit.trx, choice, today);
  await unit.publish(priceSheetRequested, companyId, {
    ...{ companyId, companyName, customerEmail, snapshotId },
    ...choice,
    contactName: `${company.firstName} ${company.lastName}`.trim(),
    requestedBy: `${session.firstName} ${session.lastName}`.trim(),
    ...(ticket === undefined ? {} : { ticket }),
    at: unit.now.toISOString(),
  });
  await unit.audit({
    action: 'send-price-sheet',
    entity: 'company',
    entityId: companyId,
    after: { customerEmail, ...choice },
  });
  return { message: `The price sheet goes to ${customerEmail}` };
}
