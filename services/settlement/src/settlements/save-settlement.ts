import type { Session } from '@washcoat/contract-entities';
import { blocksOf, type SettlementEntry } from '@washcoat/contract-settlement';
import {
  badInput,
  conflict,
  findCompanyCopy,
  isStale,
  isWithinScope,
  newId,
  notFound,
  staleEdit,
  type CompanyCopy,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { hasBoxesOfOthers } from '../purchases/purchase.repository';
import { endOfDayIn } from './end-of-day';
import { getStatement } from './get-statement';
import { onSaved } from './on-saved';
import type { WholeSettlement } from './settlement.model';
import { insertSettlement, lockSettlement, updateSettlement } from './settlement.repository';

/** The text of the product for a header that is empty, or incomplete on completion. */
export const FILL_ALL = 'Please fill all input and submit';

/** What came of a save. */
export interface SavedSettlement {
  settlementId: string;
  version: number;
}

export interface SaveOptions {
  /** The installation's zone: received and due dates are set to the end of the day in it. */
  timezone: string;
  /** The id that a new settlement gets. */
  idOfNew?: string;
}

/**
 * Saves an open settlement: a new one without `settlementId`, otherwise in the place of what was saved before.
 *
 * @throws Problem 400 for an empty header; 404 for a settlement or company that is unknown or out of scope; 409 for a
 *   completed settlement, 409 OTHER_PURCHASES for another company while boxes of the one before stand in it, and 409
 *   STALE with the settlement as it is when somebody saved it since the caller read it
 */
export function saveSettlement(
  unit: UnitOfWork,
  session: Session,
  entry: SettlementEntry,
  options: SaveOptions,
): Promise<SavedSettlement> {
  if (headerOf(entry).every((field) => !field)) throw badInput({ header: FILL_ALL });
  return writeSettlement(unit, session, entry, { ...options, completedAt: null });
}

/**
 * Saves a settlement and completes it; from then on it can only be read and printed.
 *
 * @throws Problem as `saveSettlement`, and 400 unless all five header fields are filled in
 */
export function completeSettlement(
  unit: UnitOfWork,
  session: Session,
  entry: SettlementEntry,
  options: SaveOptions,
): Promise<SavedSettlement> {
  if (headerOf(entry).some((field) => !field)) throw badInput({ header: FILL_ALL });
  return writeSettlement(unit, session, entry, { ...options, completedAt: unit.now });
}

function headerOf({ settlementNo, contractNo, shipmentNo, receivedDate, metalDueDate }: SettlementEntry) {
  return [settlementNo, contractNo, shipmentNo, receivedDate, metalDueDate];
}

async function writeSettlement(
  unit: UnitOfWork,
  session: Session,
  entry: SettlementEntry,
  { timezone, idOfNew, completedAt }: SaveOptions & { completedAt: Date | null },
): Promise<SavedSettlement> {
  const before = await findOpen(unit, session, entry, timezone);
  const company = await findCompany(unit, session, entry.companyId);
  if (before && before.companyId !== company.companyId)
    await assertMayBeOf(unit, before.settlementId, company);
  const blocks = blocksOf(entry);
  const settlementId = before?.settlementId ?? idOfNew ?? newId();
  const placed = <Row>(row: Row, position: number) => ({ ...row, settlementId, position: position + 1 });
  const settlement = {
    settlementId,
    companyId: company.companyId,
    companyName: company.companyName,
    facilityCity: entry.facilityCity,
    settlementNo: entry.settlementNo,
    contractNo: entry.contractNo,
    shipmentNo: entry.shipmentNo,
    receivedAt: entry.receivedDate ? endOfDayIn(timezone, entry.receivedDate) : null,
    metalDueAt: entry.metalDueDate ? endOfDayIn(timezone, entry.metalDueDate) : null,
    blocks,
    createdAt: before?.createdAt ?? unit.now,
    updatedAt: unit.now,
    completedAt,
    version: (before?.version ?? 0) + 1,
    lots: blocks.lotTableData.map(placed),
    hedges: blocks.hedgeTableData.map(placed),
  };
  await (before ? updateSettlement : insertSettlement)(unit.trx, settlement);
  const action = completedAt ? 'complete' : 'save';
  await unit.audit({ action, entity: 'settlement', entityId: settlementId, before, after: settlement });
  for (const part of onSaved) await part(unit, { before, settlement, company, timezone });
  return { settlementId, version: settlement.version };
}

/** The settlement that an entry replaces; null for a new one. */
async function findOpen(
  unit: UnitOfWork,
  session: Session,
  { settlementId, version }: SettlementEntry,
  timezone: string,
): Promise<WholeSettlement | null> {
  if (!settlementId) return null;
  const settlement = await lockSettlement(unit.trx, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  if (settlement.completedAt) {
    throw conflict('This settlement is completed; it can only be read and printed.', 'SETTLEMENT_COMPLETED');
  }
  if (isStale(settlement, version))
    throw await staleEdit(unit, {
      entity: 'settlement',
      entityId: settlement.settlementId,
      noun: 'settlement',
      actions: ['save', 'complete'],
      current: await getStatement(
        { database: unit.trx, session, now: unit.now },
        settlement.settlementId,
        timezone,
      ),
    });
  return settlement;
}

async function findCompany(unit: UnitOfWork, session: Session, companyId: string): Promise<CompanyCopy> {
  const company = await findCompanyCopy(unit.trx, companyId);
  if (!company || company.isDeleted || !isWithinScope(company, session)) throw notFound('This company');
  return company;
}

/** Whoever may read the settlements of a company reads what its boxes cost: those of others have to go first. */
async function assertMayBeOf(
  { trx }: UnitOfWork,
  settlementId: string,
  { companyId, companyName }: CompanyCopy,
): Promise<void> {
  if (await hasBoxesOfOthers(trx, { settlementId, companyId }))
    throw conflict(
      `Boxes stand in this settlement that were not bought of ${companyName}. Take them out first.`,
      'OTHER_PURCHASES',
    );
}
