import { makeNames, typeList } from '@washcoat/contract-converters';
import { facility, facilityList, type Facility, type SignedIn } from '@washcoat/contract-entities';
import { startOf } from '@washcoat/contract-kernel';
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
const aFacility = (n: number, name: string, isActive: boolean): Facility => ({
  ...startOf(facility),
  ...{ facilityId: testId(n), name, city: name, state: 'GA', isActive, isFacility: true },
  parentCompanyId: testId(90),
  parentCompanyName: 'Washcoat House',
  version: 1,
});
/** What the filters of the page ask for. */
export const lookups = [
  answers(facilityList, ({ input }) => ({
    list: [aFacility(81, 'Atlanta', true), aFacility(82, 'Tampa', false)].filter(
      ({ isActive }) => isActive || input.isActive !== 'true',
    ),
    areMoreItemsAvailable: false,
  })),
  answers(typeList, { list: [{ id: 2, name: 'DIESEL' }], areMoreItemsAvailable: false }),
  answers(makeNames, { list: ['Mercedes'] }),
];
