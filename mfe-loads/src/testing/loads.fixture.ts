import { facility, type Company, type Facility } from '@washcoat/contract-entities';
import { startOf } from '@washcoat/contract-kernel';
import type { ItemDetails, Load, LoadDetail, LoadItem } from '@washcoat/contract-loads';

/** An id for tests, by number. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The user that the fake session signs in. */
export const ownUserId = idOf(1);

const counts: ItemDetails = {
  totalPieceCount: 2,
  totalUnits: 2,
  totalUnits1: 0,
  totalUnits2: 0,
  domesticFoilValue: 0,
  domesticFoilLBS: 12.5,
  importFoilValue: 0,
  importFoilLBS: 0,
  totalAllFoilPieces: 1,
  totalDomesticFoilPieces: 1,
  totalImportFoilPieces: 0,
  dieselValue: 0,
  dieselUnitCount: 0,
  totalDieselPieces: 0,
  miscValue: 0,
  miscUnitCount: 0,
  totalMiscPieces: 0,
  afmktValue: 0,
  afmktUnitCount: 0,
  totalAfmktPieces: 0,
  ceramicValue: 344.46,
  ceramicUnitCount: 2,
  totalCeramicPieces: 2,
  testUnits: 0,
  pulledUnits: 0,
};

/** A cart in process, as lists show it. */
export function aLoad(facts: Partial<Load> = {}): Load {
  return {
    loadId: idOf(700),
    loadName: 'Harlan yard pickup',
    type: 1,
    status: 2,
    companyId: idOf(100),
    companyName: 'Harlan Auto Parts',
    parentCompanyId: idOf(2),
    customerId: idOf(100),
    firstName: 'Joe',
    lastName: 'Harlan',
    city: 'Marietta',
    state: 'GA',
    customerEmail: 'joe@harlan.test',
    facilityId: idOf(200),
    facilityCity: 'Atlanta',
    facilityState: 'GA',
    facilityName: 'Atlanta',
    isQuote: false,
    assistantId: ownUserId,
    assistantFirstName: 'Maya',
    assistantLastName: 'Ellison',
    videoGraderId: null,
    videoGraderFirstName: null,
    videoGraderLastName: null,
    itemCount: 1,
    createdDate: '2026-11-20T14:04:00.000Z',
    updatedDate: '2026-11-20T14:41:00.000Z',
    ...facts,
  };
}

/** Two pieces of KT 0334, approved. */
export function anItem(facts: Partial<LoadItem> = {}): LoadItem {
  return {
    itemId: idOf(800),
    loadId: idOf(700),
    productId: idOf(400),
    oem: 'KT 0334',
    description: 'Mercedes C-Class',
    type: 'CERAMIC',
    quantity: 2,
    unit: 1,
    finalQty: 2,
    finalUnit: 2,
    box: 1,
    basePrice: 172.23,
    adjustedPrice: 172.23,
    total: 344.46,
    status: 1,
    isDidNotBuy: false,
    isMarkForTest: false,
    catAlert: false,
    url: null,
    loadUrls: [],
    userId: ownUserId,
    createdDate: '2026-11-20T14:10:00.000Z',
    updatedDate: '2026-11-20T14:10:00.000Z',
    version: 3,
    ...facts,
  };
}

/** The cart opened, as somebody who may see everything gets it. */
export function aLoadDetail(facts: Partial<LoadDetail> = {}): LoadDetail {
  const items = facts.items ?? [anItem()];
  return {
    ...aLoad({ itemCount: items.length }),
    notes: '',
    businessLicense: 'BL-1',
    driversLicense: null,
    ein: '12-3456789',
    phone: '4045550142',
    address: '12 Corner St',
    zipcode: '30318',
    signature: null,
    date: null,
    discount: -2,
    discountIsPercentage: true,
    payForwardDate: null,
    canSellerAddToCart: false,
    sellerFinalisedBy: null,
    sellerFinalisedDate: null,
    buyerFinalisedDate: null,
    isPicRequired: false,
    isSignRequired: false,
    isEinRequired: false,
    items,
    areMoreItemsAvailable: false,
    subtotal: 344.46,
    discountAmount: -6.89,
    tax: 0,
    grandtotal: 337.57,
    invoioceItemDetails: counts,
    ...facts,
  };
}

/** A customer of the house that sells in Atlanta. */
export function aCustomer(facts: Partial<Company> = {}): Company {
  return {
    companyId: idOf(100),
    companyName: 'Harlan Auto Parts',
    companyType: 'CUSTOMER',
    parentCompanyId: idOf(2),
    parentCompanyName: 'Washcoat House',
    address: '12 Corner St',
    address1: '',
    city: 'Marietta',
    state: 'GA',
    zipcode: '30060',
    email: 'office@harlan.test',
    phone: '4045550142',
    firstName: 'Joe',
    lastName: 'Harlan',
    facility: 'Atlanta',
    companyLogo: null,
    businessLicense: 'BL-1',
    driversLicense: null,
    ein: null,
    isActive: true,
    isWaiting: false,
    isFranchise: false,
    isPartner: false,
    metalLicense: null,
    priceMod: null,
    priceModIsPercentage: true,
    groupModifier: null,
    groupModifierIsPercentage: false,
    groupDiscount: null,
    lookupRestriction: null,
    priceHoldHours: null,
    isPictureMandatory: null,
    canSeeUnitPrice: null,
    canSeeMarkup: null,
    canSeeSubtotal: null,
    canBuildCart: null,
    createdDate: '2026-01-05T15:00:00.000Z',
    version: 1,
    ...facts,
  };
}

/** A facility that takes carts. */
export function aFacility(facts: Partial<Facility> = {}): Facility {
  return {
    ...startOf(facility),
    facilityId: idOf(200),
    name: 'Atlanta',
    address: '1180 Foundry St NW',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30318',
    isFacility: true,
    parentCompanyId: idOf(2),
    parentCompanyName: 'Washcoat House',
    version: 1,
    ...facts,
  };
}

/** A list answer with all there is. */
export const listed = <Row>(...list: Row[]) => ({ list, areMoreItemsAvailable: false });
