import { companyChanged } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { byCity, findDiscounts, type CompanyDiscount } from './company-discounts';
import { findTermChanges } from './company-terms.repository';
import type { CompanyModel } from './company.model';

/**
 * Tells other domains what a company is now. Call it in the transaction of every change, with the changed row and after
 * the change was noted in the audit trail, which tells when each term was last changed.
 */
export async function publishCompany(unit: UnitOfWork, row: CompanyModel): Promise<void> {
  await unit.write();
  const { companyId, companyName, companyType, parentCompanyId, isHouse, isFranchise, isActive } = row;
  const { firstName, lastName, email, phone, address, city, state, zipcode, companyLogo } = row;
  const { facility, facilityId, businessLicense, driversLicense, ein, lookupRestriction, isWaiting } = row;
  const { priceHoldHours } = row;
  const { priceModIsPercentage, groupModifierIsPercentage } = row;
  const { canSeeUnitPrice, canSeeSubtotal, canSeeMarkup, version } = row;
  const discounts = await findDiscounts(unit.trx, companyId);
  const termChanges = await findTermChanges(unit.trx, companyId);
  await unit.publish(companyChanged, companyId, {
    ...{ companyId, companyName, companyType, parentCompanyId, isHouse, isFranchise, isActive },
    isDeleted: row.deletedAt !== null,
    ...{ firstName, lastName, email, phone, address, city, state, zipcode, companyLogo },
    ...{ facility, facilityId, businessLicense, driversLicense, ein, lookupRestriction, isWaiting },
    priceHoldHours,
    priceMod: numberOrNull(row.priceMod),
    groupModifier: numberOrNull(row.groupModifier),
    groupDiscount: numberOrNull(row.groupDiscount),
    ...{ priceModIsPercentage, groupModifierIsPercentage },
    facilityDiscounts: byCity(discounts),
    facilityDiscountsById: Object.fromEntries(
      discounts.map(({ facilityId, discount }) => [facilityId, discount]),
    ),
    termChanges: { ...termChanges, facilityDiscountsById: changesById(discounts) },
    ...{ canSeeUnitPrice, canSeeSubtotal, canSeeMarkup, version },
    createdAt: row.createdDate.toISOString(),
    changedAt: unit.now.toISOString(),
  });
}

const numberOrNull = (decimal: string | null) => (decimal === null ? null : Number(decimal));

function changesById(discounts: readonly CompanyDiscount[]) {
  return Object.fromEntries(
    discounts.flatMap(({ facilityId, changedAt, changedBy }) =>
      changedAt && changedBy ? [[facilityId, { at: changedAt.toISOString(), by: changedBy }]] : [],
    ),
  );
}
