import type { Session } from '@washcoat/contract-entities';
import type { SettlementStatement } from '@washcoat/contract-settlement';
import { findCompanyCopy, notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { expectedLots } from '../purchases/expected-lots';
import { mayListExpectedLots } from '../purchases/expected-lots.policy';
import { addressOf, presentStatement } from './settlement.presenter';
import { findSettlement } from './settlement.repository';

/**
 * The statement of a settlement as the signed-in user reads it at `now`.
 *
 * @throws Problem 404 for one that is unknown or out of scope
 */
export async function getStatement(
  { database, session, now }: { database: Knex; session: Session; now: Date },
  settlementId: string,
  timezone: string,
): Promise<SettlementStatement> {
  const settlement = await findSettlement(database, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  const preparedBy = await preparedByOf(database, session);
  const customer = await findCompanyCopy(database, settlement.companyId);
  const lotNos = settlement.lots.map(({ lotNo }) => lotNo);
  const expected = mayListExpectedLots(session)
    ? await expectedLots(database, settlementId, lotNos)
    : undefined;
  return presentStatement(settlement, { preparedBy, customer, expected, now, timezone });
}

/** Who a statement is from: the signed-in user and the company they belong to. */
export async function preparedByOf(
  database: Knex,
  session: Session,
): Promise<SettlementStatement['preparedBy']> {
  const ownCompany = session.companyId ? await findCompanyCopy(database, session.companyId) : null;
  return {
    companyName: ownCompany?.companyName ?? session.organisationName,
    address: addressOf(ownCompany),
    userName: `${session.firstName} ${session.lastName}`.trim(),
  };
}
