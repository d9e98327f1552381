import { makeNames, typeList } from '@washcoat/contract-converters';
import { facilityList, type SignedIn } from '@washcoat/contract-entities';
import { answers } from '@washcoat/platform-sdk/testing';
import { testId } from '../converter/converter.fixture';

/** Somebody of the house who sees prices and assays and fills carts. */
export const house: Partial<SignedIn> = {
  hierarchy: 1,
  canShowPricing: true,
  canAccessAssay: true,
  canBuildCart: true,
};
/** A search that finds nothing. */
export const nothing = { list: [], areMoreItemsAvailable: false, isLimited: false };
const facility = (n: number, name: string, isActive: boolean) => ({
  facilityId: testId(n),
  name,
  address: '',
  city: name,
  state: 'GA',
  zipcode: '',
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
  isActive,
  isFacility: true,
  isPicRequired: false,
  isSignRequired: false,
  isEinRequired: false,
  isCartCreation: true,
  companyLogo: null,
  parentCompanyId: testId(90),
  parentCompanyName: 'Washcoat House',
  version: 1,
});
/** What the filters of the page ask for. */
export const lookups = [
  answers(facilityList, {
    list: [facility(81, 'Atlanta', true), facility(82, 'Tampa', false)],
    areMoreItemsAvailable: false,
  }),
  answers(typeList, { list: [{ id: 2, name: 'DIESEL' }], areMoreItemsAvailable: false }),
  answers(makeNames, { list: ['Mercedes'] }),
];
