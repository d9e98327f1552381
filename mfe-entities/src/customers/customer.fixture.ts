import type { Company, WholeCompany } from '@washcoat/contract-entities';
import { idOf, ownCompanyId } from '../testing/people.fixture';

export { aFacility, idOf, listed, ownCompanyId } from '../testing/people.fixture';

/** A partner seller, as somebody who sees everything gets it. */
export function aCompany(facts: Partial<Company> = {}): Company {
  return {
    companyId: idOf(100),
    companyName: 'Harlan Auto Parts',
    companyType: 'SELLER',
    parentCompanyId: ownCompanyId,
    parentCompanyName: 'Washcoat House',
    address: '12 Mill Road',
    address1: '',
    city: 'Marietta',
    state: 'GA',
    zipcode: '30060',
    email: 'joe@harlan.test',
    phone: '4045550142',
    firstName: 'Joe',
    lastName: 'Harlan',
    facility: 'Atlanta',
    companyLogo: null,
    metalLicense: null,
    businessLicense: 'BL-1',
    driversLicense: null,
    ein: '12-3456789',
    isActive: true,
    isWaiting: false,
    isFranchise: false,
    isPartner: true,
    priceMod: 1.5,
    priceModIsPercentage: true,
    groupModifier: -2.5,
    groupModifierIsPercentage: true,
    groupDiscount: null,
    lookupRestriction: null,
    priceHoldHours: null,
    isPictureMandatory: null,
    canSeeUnitPrice: true,
    canSeeMarkup: null,
    canSeeSubtotal: null,
    canBuildCart: false,
    createdDate: '2026-10-02T12:00:00.000Z',
    version: 3,
    ...facts,
  };
}

/** The same with what its own page needs. */
export function aWholeCompany(facts: Partial<WholeCompany> = {}): WholeCompany {
  return { ...aCompany(), facilities: [], facilityDiscount: [], ...facts };
}
