import { companyChanged } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { CompanyRow } from './company';
import { numberOrNull } from './company.presenter';
import { findDiscountsById, findFacilityDiscounts } from './company.repository';
import { findTermChanges } from './company-terms.repository';

/**
 * Tells other domains what a company is now. Call it in the transaction of every change, with the changed row and after
 * the change was noted in the audit trail, which tells when each term was last changed.
 */
export async function publishCompany(unit: UnitOfWork, row: CompanyRow): Promise<void> {
  await unit.write();
  const discounts = await findDiscountsById(unit.trx, row.company_id);
  const termChanges = await findTermChanges(unit.trx, row.company_id);
  await unit.publish(companyChanged, row.company_id, {
    companyId: row.company_id,
    companyName: row.company_name,
    companyType: row.company_type,
    parentCompanyId: row.parent_company_id,
    isHouse: row.is_house,
    isFranchise: row.is_franchise,
    isActive: row.is_active,
    isDeleted: row.deleted_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    companyLogo: row.company_logo,
    facility: row.facility,
    facilityId: row.facility_id,
    businessLicense: row.business_license,
    driversLicense: row.drivers_license,
    ein: row.ein,
    priceMod: numberOrNull(row.price_mod),
    priceModIsPercentage: row.price_mod_is_percentage,
    groupModifier: numberOrNull(row.group_modifier),
    groupModifierIsPercentage: row.group_modifier_is_percentage,
    groupDiscount: numberOrNull(row.group_discount),
    facilityDiscounts: await findFacilityDiscounts(unit.trx, row.company_id),
    facilityDiscountsById: Object.fromEntries(
      discounts.map(({ facility_id, discount }) => [facility_id, Number(discount)]),
    ),
    termChanges: { ...termChanges, facilityDiscountsById: changesById(discounts) },
    canSeeUnitPrice: row.can_see_unit_price,
    canSeeSubtotal: row.can_see_subtotal,
    canSeeMarkup: row.can_see_markup,
    lookupRestriction: row.lookup_restriction,
    isWaiting: row.is_waiting,
    version: row.version,
    changedAt: unit.now.toISOString(),
  });
}

function changesById(discounts: Awaited<ReturnType<typeof findDiscountsById>>) {
  return Object.fromEntries(
    discounts.flatMap(({ facility_id, changed_at, changed_by }) =>
      changed_at && changed_by ? [[facility_id, { at: changed_at.toISOString(), by: changed_by }]] : [],
    ),
  );
}
