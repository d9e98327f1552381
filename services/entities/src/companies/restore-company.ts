import type { companyRestore, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { lockBinned } from '../bin/bin.repository';
import { restoreFacilitiesOf, restoreUsersOf } from '../bin/restore-with-company';
import { restored } from '../people/restored-standing';
import { mayBelongTo } from './company';
import { publishCompany } from './company-changed';
import { findDiscounts } from './company-discounts';
import { assertMayDeleteCompany } from './company.policy';
import { auditedCompany } from './company.presenter';
import { CompanyModel, updateCompany } from './company.model';

/**
 * Brings a deleted company back with the facilities and users that went with it. 404 when it is not in the bin (any
 * more) or outside the scope, 403 without the right, 409 while the company above it is deleted, 409 TAKEN with the
 * addresses that others have by now: `withoutTaken` leaves those users in the bin, where each can be restored with
 * another address.
 */
export async function restoreCompany(
  unit: UnitOfWork,
  session: Session,
  { companyId, withoutTaken = false }: InputOf<typeof companyRestore>,
): Promise<void> {
  const place = { table: 'company', recordId: companyId, now: unit.now } as const;
  const binned = await lockBinned(unit.trx, session, place);
  if (!binned) throw notFound('This deleted company');
  const company = CompanyModel.fromDatabaseJson(binned);
  assertMayDeleteCompany(session, company);
  await assertParentTakes(unit, company);
  const row = await updateCompany(unit.trx, company.companyId, restored, unit.now);
  await restoreFacilitiesOf(unit, row);
  await restoreUsersOf(unit, row, withoutTaken);
  const after = auditedCompany(row, await findDiscounts(unit.trx, row.companyId));
  await unit.audit({ action: 'restore', entity: 'company', entityId: row.companyId, after });
  await publishCompany(unit, row);
}

async function assertParentTakes({ trx }: UnitOfWork, company: CompanyModel): Promise<void> {
  const { parentCompanyId } = company;
  const parent = parentCompanyId && (await CompanyModel.query(trx).findById(parentCompanyId).forShare());
  if (!parent) return;
  if (parent.deletedAt)
    throw conflict(
      `${parent.companyName}, the company above it, is deleted, too. Restore it first.`,
      'COMPANY_DELETED',
    );
  if (!mayBelongTo(company.companyType, parent.companyType))
    throw conflict(`${parent.companyName}, the company above it, takes no such companies any more.`);
}
