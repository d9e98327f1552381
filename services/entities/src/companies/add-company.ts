import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { badInput, isWithinScope, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { findFacilityByName } from '../facilities/facility.repository';
import { mayBelongTo, type CompanyType } from './company';
import { publishCompany } from './company-changed';
import { assertMayAddCompany } from './company.policy';
import { findCompany, insertCompany } from './company.repository';

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
  facilityDiscounts?: readonly { facilityId: string; discount: string }[];
  lookupRestriction?: 1 | 2 | 3 | null;
  /** Null leaves the decision to the role of each user. */
  isPictureMandatory?: boolean | null;
  canSeeUnitPrice?: boolean | null;
  canSeeMarkup?: boolean | null;
  canSeeSubtotal?: boolean | null;
  canBuildCart?: boolean | null;
}

/**
 * Adds a company below another one and tells other domains. Answers its id. 403 without the right, 404 when the
 * parent is not in scope, 400 with the field when the parent, the facility or a franchise's logo is wrong.
 */
export async function addCompany(unit: UnitOfWork, session: Session, company: NewCompany): Promise<string> {
  assertMayAddCompany(session, company.companyType);
  await assertParent(unit, session, company);
  await assertFacility(unit, company);
  if (company.companyType === 'FRANCHISE' && !company.companyLogo)
    throw badInput({ companyLogo: 'please add image' });
  const companyId = company.companyId ?? randomUUID();
  const row = await insertCompany(unit.trx, { company_id: companyId, ...columnsOf(company, unit.now) });
  for (const { facilityId, discount } of company.facilityDiscounts ?? []) {
    await unit
      .trx('company_facility_discount')
      .insert({ company_id: companyId, facility_id: facilityId, discount });
  }
  await publishCompany(unit, row);
  await unit.audit({ action: 'add', entity: 'company', entityId: companyId, after: row });
  return companyId;
}

async function assertParent(unit: UnitOfWork, session: Session, company: NewCompany): Promise<void> {
  if (company.parentCompanyId === null) {
    if (company.companyType === 'HOUSE') return;
    throw badInput({ parentCompanyId: 'Please select a company' });
  }
  const parent = await findCompany(unit.trx, company.parentCompanyId);
  const isSeen =
    parent &&
    isWithinScope({ companyId: parent.company_id, parentCompanyId: parent.parent_company_id }, session);
  if (!isSeen) throw notFound('The company above it');
  if (!mayBelongTo(company.companyType, parent.company_type))
    throw badInput({ parentCompanyId: `A ${parent.company_type} has no ${company.companyType}.` });
}

async function assertFacility(unit: UnitOfWork, { companyType, facility }: NewCompany): Promise<void> {
  if (companyType === 'HOUSE' || companyType === 'FRANCHISE') return;
  const isKnown = facility && (await findFacilityByName(unit.trx, facility));
  if (!isKnown) throw badInput({ facility: 'Please select valid Facility' });
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
    facility: company.facility ?? null,
    drivers_license: company.driversLicense ?? null,
    business_license: company.businessLicense ?? null,
    ein: company.ein ?? null,
    metal_license: company.metalLicense ?? null,
    company_logo: company.companyLogo ?? null,
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
    created_at: now,
    updated_at: now,
  };
}
