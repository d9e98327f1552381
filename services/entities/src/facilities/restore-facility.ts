import type { facilityRestore, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { restored } from '../bin/binned';
import { lockBinned } from '../bin/bin.repository';
import type { CompanyRow } from '../companies/company';
import { uniqueWrite } from '../edits/unique-write';
import { restoreDiscountsAt } from './binned-discounts';
import type { FacilityRow } from './facility';
import { publishFacility } from './facility-changed';
import { NAME_INDEX } from './facility-fits';
import { assertMayChangeFacilities } from './facility.policy';
import { auditedFacility } from './facility.presenter';
import { findFacilityByName, updateFacility } from './facility.repository';

/**
 * Brings a deleted facility back with the discounts at it. 404 when it is not in the bin (any more) or outside the
 * scope, 403 without the right, 409 while its company is deleted, 409 at `name` when another facility of the company has
 * the name by now: then another one restores it.
 */
export async function restoreFacility(
  unit: UnitOfWork,
  session: Session,
  { facilityId, name }: InputOf<typeof facilityRestore>,
): Promise<void> {
  const place = { table: 'facility', recordId: facilityId, now: unit.now } as const;
  const facility = await lockBinned<FacilityRow>(unit.trx, session, place);
  if (!facility) throw notFound('This deleted facility');
  assertMayChangeFacilities(session, facility.company_id);
  const company: CompanyRow = await unit
    .trx('company')
    .where({ company_id: facility.company_id })
    .forShare()
    .first();
  if (company.deleted_at)
    throw conflict(`${company.company_name} is deleted, too. Restore it first.`, 'COMPANY_DELETED');
  const named = name ?? facility.name;
  if (await findFacilityByName(unit.trx, facility.company_id, named)) throw taken(named);
  const row = await uniqueWrite(
    NAME_INDEX,
    () => taken(named),
    () => updateFacility(unit.trx, facility.facility_id, { ...restored, name: named }, unit.now),
  );
  await restoreDiscountsAt(unit, row.facility_id);
  await publishFacility(unit, row, company.is_franchise);
  await unit.audit({
    action: 'restore',
    entity: 'facility',
    entityId: row.facility_id,
    after: auditedFacility({
      ...row,
      is_franchise: company.is_franchise,
      company_name: company.company_name,
    }),
  });
}

function taken(name: string): Problem {
  const error = `Another facility is called ${name} by now. Restore this one with another name.`;
  return new Problem(409, error, { code: 'DUPLICATE', fields: { name: error } });
}
