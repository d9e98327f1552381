import type { Session } from '@washcoat/contract-entities';
import {
  badInput,
  conflict,
  findCompanyCopy,
  isWithinScope,
  newId,
  notFound,
  type CompanyCopy,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { endOfDayIn } from './end-of-day';
import { blocksOf, type SettlementEntry } from './settlement-entry';
import {
  insertSettlement,
  lockSettlement,
  updateSettlement,
  type StoredSettlement,
} from './settlement.repository';

/** The text of the product for a header that is empty, or incomplete on completion. */
export const FILL_ALL = 'Please fill all input and submit';

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
 *   completed settlement
 */
export function saveSettlement(
  unit: UnitOfWork,
  session: Session,
  entry: SettlementEntry,
  options: SaveOptions,
): Promise<{ settlementId: string }> {
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
): Promise<{ settlementId: string }> {
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
): Promise<{ settlementId: string }> {
  const before = entry.settlementId ? await findOpen(unit, session, entry.settlementId) : null;
  const company = await findCompany(unit, session, entry.companyId);
  const settlement: StoredSettlement = {
    settlement_id: before?.settlement_id ?? idOfNew ?? newId(),
    company_id: company.companyId,
    company_name: company.companyName,
    facility_city: entry.facilityCity,
    settlement_no: entry.settlementNo,
    contract_no: entry.contractNo,
    shipment_no: entry.shipmentNo,
    received_at: entry.receivedDate ? endOfDayIn(timezone, entry.receivedDate) : null,
    metal_due_at: entry.metalDueDate ? endOfDayIn(timezone, entry.metalDueDate) : null,
    blocks: blocksOf(entry),
    created_at: before?.created_at ?? unit.now,
    updated_at: unit.now,
    completed_at: completedAt,
  };
  await (before ? updateSettlement : insertSettlement)(unit.trx, settlement);
  const settlementId = settlement.settlement_id;
  const action = completedAt ? 'complete' : 'save';
  await unit.audit({ action, entity: 'settlement', entityId: settlementId, before, after: settlement });
  return { settlementId };
}

async function findOpen(unit: UnitOfWork, session: Session, settlementId: string): Promise<StoredSettlement> {
  const settlement = await lockSettlement(unit.trx, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  if (settlement.completed_at) {
    throw conflict('This settlement is completed; it can only be read and printed.', 'SETTLEMENT_COMPLETED');
  }
  return settlement;
}

async function findCompany(unit: UnitOfWork, session: Session, companyId: string): Promise<CompanyCopy> {
  const company = await findCompanyCopy(unit.trx, companyId);
  if (!company || company.isDeleted || !isWithinScope(company, session)) throw notFound('This company');
  return company;
}
