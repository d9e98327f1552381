import type { Session } from '@washcoat/contract-entities';
import { badInput, newId, type UnitOfWork } from '@washcoat/service-kit';
import type { CompanyRow, CompanyType } from './company';
import { publishCompany } from './company-changed';
import { assertDelivers, replaceFacilityDiscounts, type FacilityDiscount } from './company-facility';
import { findParent } from './company-parent';
import { assertMayAddCompany } from './company.policy';
import { auditedCompany } from './company.presenter';
import { findAuditedDiscounts, insertCompany } from './company.repository';

export interface NewCompany {
  /** Given by seeds only. */
  companyId?: string;
  companyName: string;
  companyType: CompanyType;
  /** The house, franchise or seller it belongs to; null for the house itself. */
  parentCompanyId: string | null;
  address: string;
  address1?: string;
  city: string;
  state: string;
  zipcode: string;
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  /** The name of the facility it delivers to. */
  facility?: string | null;
  driversLicense?: string | null;
  businessLicense?: string | null;
  ein?: string | null;
  metalLicense?: string | null;
  companyLogo?: string | null;
  /** Decimals as text; percent unless the flag says dollars. */
  priceMod?: string | null;
  priceModIsPercentage?: boolean;
  groupModifier?: string | null;
  groupModifierIsPercentage?: boolean;
  groupDiscount?: string | null;
  facilityDiscounts?: readonly FacilityDiscount[];
  lookupRestriction?: 1 | 2 | 3 | null;
  /** Null leaves the decision to the role of each user. */
  isPictureMandatory?: boolean | null;
  canSeeUnitPrice?: boolean | null;
  canSeeMarkup?: boolean | null;
  canSeeSubtotal?: boolean | null;
  canBuildCart?: boolean | null;
  /** It registered alone and waits, switched off, for the house to approve it. */
  isWaiting?: boolean;
}

/**
 * Adds a company below another one and tells other domains. Answers its id. 403 without the right, 404 when the
 * parent is not in scope, 400 with the field when the parent, a facility or a franchise's logo is wrong.
 */
export async function addCompany(unit: UnitOfWork, session: Session, company: NewCompany): Promise<string> {
  assertMayAddCompany(session, company.companyType);
  const parent = await findParent(unit, session, company);
  await assertDelivers(unit.trx, session, company);
  if (company.companyType === 'FRANCHISE' && !company.companyLogo)
    throw badInput({ companyLogo: 'please add image' });
  return (await createCompany(unit, session, company, parent)).company_id;
}

/** Stores a company whose every rule was checked, tells other domains and notes it in the trail. */
export async function createCompany(
  unit: UnitOfWork,
  session: Session,
  company: NewCompany,
  parent: CompanyRow | null,
): Promise<CompanyRow> {
  const companyId = company.companyId ?? newId();
  const row = await insertCompany(unit.trx, { company_id: companyId, ...columnsOf(company, unit.now) });
  await replaceFacilityDiscounts(unit, session, companyId, company.facilityDiscounts ?? []);
  const after = auditedCompany(
    { ...row, parent_company_name: parent?.company_name ?? null },
    await findAuditedDiscounts(unit.trx, companyId),
  );
  await unit.audit({ action: 'add', entity: 'company', entityId: companyId, after });
  await publishCompany(unit, row);
  return row;
}

function columnsOf(company: NewCompany, now: Date) {
  return {
    company_name: company.companyName,
    company_type: company.companyType,
    parent_company_id: company.parentCompanyId,
    address: company.address,
    address1: company.address1 ?? '',
    city: company.city,
    state: company.state,
    zipcode: company.zipcode,
    email: company.email,
    phone: company.phone,
    first_name: company.firstName,
    last_name: company.lastName,
    facility: company.facility || null,
    drivers_license: company.driversLicense || null,
    business_license: company.businessLicense || null,
    ein: company.ein || null,
    metal_license: company.metalLicense || null,
    company_logo: company.companyLogo || null,
    price_mod: company.priceMod ?? null,
    price_mod_is_percentage: company.priceModIsPercentage ?? true,
    group_modifier: company.groupModifier ?? null,
    group_modifier_is_percentage: company.groupModifierIsPercentage ?? true,
    group_discount: company.groupDiscount ?? null,
    lookup_restriction: company.lookupRestriction ?? null,
    is_picture_mandatory: company.isPictureMandatory ?? null,
    can_see_unit_price: company.canSeeUnitPrice ?? null,
    can_see_markup: company.canSeeMarkup ?? null,
    can_see_subtotal: company.canSeeSubtotal ?? null,
    can_build_cart: company.canBuildCart ?? null,
    is_waiting: company.isWaiting ?? false,
    is_active: !company.isWaiting,
    created_at: now,
    updated_at: now,
  };
}
