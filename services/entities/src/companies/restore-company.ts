import type { companyRestore, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, restored, type UnitOfWork } from '@washcoat/service-kit';
import { lockBinned } from '../bin/bin.repository';
import { restoreFacilitiesOf, restoreUsersOf } from '../bin/restore-with-company';
import { mayBelongTo, type CompanyRow } from './company';
import { publishCompany } from './company-changed';
import { assertMayDelete } from './company.policy';
import { auditedCompany } from './company.presenter';
import { findAuditedDiscounts, updateCompany } from './company.repository';

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
  const company = await lockBinned<CompanyRow>(unit.trx, session, place);
  if (!company) throw notFound('This deleted company');
  assertMayDelete(session, company);
  await assertParentTakes(unit, company);
  const row = await updateCompany(unit.trx, company.company_id, restored, unit.now);
  await restoreFacilitiesOf(unit, row);
  await restoreUsersOf(unit, row, withoutTaken);
  const after = auditedCompany(row, await findAuditedDiscounts(unit.trx, row.company_id));
  await unit.audit({ action: 'restore', entity: 'company', entityId: row.company_id, after });
  await publishCompany(unit, row);
}

async function assertParentTakes({ trx }: UnitOfWork, company: CompanyRow): Promise<void> {
  const parent: CompanyRow | undefined = await trx('company')
    .where({ company_id: company.parent_company_id })
    .forShare()
    .first();
  if (!parent) return;
  if (parent.deleted_at)
    throw conflict(
      `${parent.company_name}, the company above it, is deleted, too. Restore it first.`,
      'COMPANY_DELETED',
    );
  if (!mayBelongTo(company.company_type, parent.company_type))
    throw conflict(`${parent.company_name}, the company above it, takes no such companies any more.`);
}
