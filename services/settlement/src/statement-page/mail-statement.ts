import type { Session } from '@washcoat/contract-entities';
import { statementMailRequested } from '@washcoat/contract-settlement';
import { conflict, findCompanyCopy, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { preparedByOf } from '../settlements/get-statement';
import { findSettlement } from '../settlements/settlement.repository';

/** Has the statement mailed to the customer, as the signed-in user prepares it. Refused without an address. */
export async function mailStatement(
  unit: UnitOfWork,
  session: Session,
  { settlementId }: { settlementId: string },
): Promise<{ message: string }> {
  const settlement = await findSettlement(unit.trx, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  const customer = await findCompanyCopy(unit.trx, settlement.companyId);
  if (!customer?.email) throw conflict('This customer has no e-mail address.', 'NO_ADDRESS');
  const { companyId, companyName, settlementNo } = settlement;
  await unit.publish(statementMailRequested, settlementId, {
    settlementId,
    settlementNo,
    companyId,
    companyName,
    customerEmail: customer.email,
    contactName: `${customer.firstName} ${customer.lastName}`.trim(),
    preparedBy: await preparedByOf(unit.trx, session),
  });
  await unit.audit({
    action: 'mail',
    entity: 'settlement-statement',
    entityId: settlementId,
    after: { customerEmail: customer.email },
  });
  return { message: `The statement is on its way to ${customer.email}` };
}
