import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { refinerDispute, refinerTermsSave } from '@washcoat/contract-settlement';
import { isStale, notFound, staleEdit, type UnitOfWork } from '@washcoat/service-kit';
import type { WholeSettlement } from '../settlements/settlement.model';
import { lockSettlement } from '../settlements/settlement.repository';
import { getDifference } from './get-difference';
import type { ReceivedStatement } from './receive-statement';
import {
  findStatement,
  putDispute,
  putStatement,
  putTerms,
  raiseVersion,
} from './refiner-statement.repository';
import type { StoredStatement } from './refiner-statement.model';

const nameOf = ({ firstName, lastName, email }: Session) => `${firstName} ${lastName}`.trim() || email;

/**
 * Keeps a refiner's file in the place of the last one of its settlement; what is said of lots stays. Answers the version.
 *
 * @throws Problem 404 for a settlement that is unknown or out of scope
 */
export async function takeStatement(
  unit: UnitOfWork,
  session: Session,
  { settlementId, refiner, fileName, content }: ReceivedStatement,
): Promise<number> {
  await lockOwn(unit, session, settlementId);
  const version = await putStatement(unit.trx, {
    ...{ settlementId, refiner, fileName, uploadedAt: unit.now, uploadedBy: nameOf(session) },
    ...content,
  });
  await note(unit, settlementId, 'refiner-statement', { refiner, fileName, version });
  return version;
}

/**
 * Says what the columns of a refiner mean, for all its files, and how its contract settles assays.
 *
 * @throws Problem 404 for a settlement out of scope or without a file; 409 STALE when somebody changed what is said of it
 */
export async function saveTerms(
  unit: UnitOfWork,
  session: Session,
  { settlementId, version, ...terms }: InputOf<typeof refinerTermsSave>,
  timezone: string,
): Promise<number> {
  const { settlement, stored } = await lockAsSeen(unit, session, { settlementId, version }, timezone);
  await putTerms(unit.trx, settlement.companyId, terms, unit.now);
  await note(unit, settlementId, 'refiner-terms', terms);
  return raiseVersion(unit.trx, { ...stored, refiner: terms.refiner });
}

/** Says something of a lot: disputes it, enters what the umpire found, settles or withdraws. Throws as `saveTerms`. */
export async function sayOfLot(
  unit: UnitOfWork,
  session: Session,
  { settlementId, version, key, ...said }: InputOf<typeof refinerDispute>,
  timezone: string,
): Promise<number> {
  const { stored } = await lockAsSeen(unit, session, { settlementId, version }, timezone);
  const { statement } = await getDifference(readerOf(unit, session), settlementId, timezone);
  if (!statement?.lots.some((lot) => lot.key === key)) throw notFound('This lot');
  await putDispute(unit.trx, settlementId, key, {
    ...said,
    by: nameOf(session),
    at: unit.now.toISOString(),
  });
  await note(unit, settlementId, 'refiner-dispute', { key, ...said });
  return raiseVersion(unit.trx, stored);
}

async function lockOwn(unit: UnitOfWork, session: Session, settlementId: string): Promise<WholeSettlement> {
  const settlement = await lockSettlement(unit.trx, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  return settlement;
}

async function lockAsSeen(
  unit: UnitOfWork,
  session: Session,
  { settlementId, version }: { settlementId: string; version: number },
  timezone: string,
): Promise<{ settlement: WholeSettlement; stored: StoredStatement }> {
  const settlement = await lockOwn(unit, session, settlementId);
  const stored = await findStatement(unit.trx, settlementId, { isLocked: true });
  if (!stored) throw notFound('This statement');
  if (isStale(stored, version))
    throw await staleEdit(unit, {
      entity: 'settlement',
      entityId: settlementId,
      noun: 'statement',
      actions: ['refiner-statement', 'refiner-terms', 'refiner-dispute'],
      current: await getDifference(readerOf(unit, session), settlementId, timezone),
    });
  return { settlement, stored };
}

const readerOf = ({ trx, now }: UnitOfWork, session: Session) => ({ database: trx, session, now });

function note(unit: UnitOfWork, settlementId: string, action: string, after: object): Promise<void> {
  return unit.audit({ action, entity: 'settlement', entityId: settlementId, before: null, after });
}
