import type { Product } from '@washcoat/contract-converters';
import type { Load } from '@washcoat/contract-loads';
import type { ConverterDetail, ConverterList } from './converter.api';

export const testId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Converter A of the domain rules, as the house sees it, priced for a customer in Atlanta. */
export const converterA: Product = {
  productId: testId(1),
  name: 'KT 0334',
  oem: 'KT 0334',
  serialNo: '',
  abCode: 'MB-204 / 3',
  manufacturer: 'Mercedes',
  model: 'C-Class',
  description: 'Mercedes C-Class',
  family: 'Foreign Large',
  type: 1,
  typeName: 'CERAMIC',
  shape: 'cylinder',
  urls: [],
  profileUrl: '/files/converters/a.svg',
  isActive: true,
  isSharedStamp: false,
  isMarkForTest: false,
  testCount: 3,
  subweight: 1180,
  ptAssay: 1250,
  pdAssay: 2310,
  rhAssay: 388,
  isDefaultAssay: false,
  marketPrice: 214.48,
  basePrice: 182.59,
  listedPrice: 187.15,
  schemePice: 175.92,
  alt1Price: 168.44,
  offerPrice: 172.23,
  price: null,
  isCalculatedPrice: false,
  calculatedPrice: 187.15,
};

/** A diesel part whose stamp another part carries too, marked for test, with an override price. */
export const sharedStamp: Product = {
  ...converterA,
  productId: testId(2),
  oem: '55570431',
  manufacturer: 'GM',
  model: 'Captiva diesel',
  typeName: 'DIESEL',
  isSharedStamp: true,
  isMarkForTest: true,
  price: 240,
  isCalculatedPrice: true,
  offerPrice: 143.21,
};

/** The same converter as somebody sees it who has neither prices nor assays. */
export function withoutRights(product: Product): Product {
  const { productId, name, oem, serialNo, abCode, manufacturer, model, description, family } = product;
  const { type, typeName, shape, urls, profileUrl, isActive, isSharedStamp } = product;
  return {
    ...{ productId, name, oem, serialNo, abCode, manufacturer, model, description, family },
    ...{ type, typeName, shape, urls, profileUrl, isActive, isSharedStamp },
  };
}

/** An answer of the search with two converters and more to come. */
export const foundTwo: ConverterList = {
  list: [converterA, sharedStamp],
  areMoreItemsAvailable: true,
  isLimited: false,
  pricedFor: {
    companyName: 'Harlan Auto Parts',
    facilityCity: 'Atlanta',
    snapshotId: testId(50),
    appliedAt: '2026-11-20T14:12:00.000Z',
    appliedBy: 'Dana Whitlock',
  },
};

/** The page of converter A. */
export const detailA: ConverterDetail = {
  ...converterA,
  urls: ['/files/converters/a.svg', '/files/converters/b.svg'],
  abSubcode: '',
  vehicles: [],
  version: 1,
  notes: 'Check the weight.',
  comment: '',
  createdDate: '2026-01-05T10:00:00.000Z',
  updatedDate: '2026-11-05T10:00:00.000Z',
  pricedFor: {
    companyName: 'Harlan Auto Parts',
    facilityCity: 'Atlanta',
    snapshotId: testId(90),
    appliedAt: '2026-11-20T10:00:00.000Z',
    appliedBy: '',
  },
  explanation: [
    step('market', 'Market', 'subtotal', 0, 214.48, 'Ounces at market prices'),
    step('hedge', 'Hedge', 'change', -6.52, 207.96, '980 / 1,070 / 4,600 per oz'),
    step('offer', 'Offer', 'subtotal', 0, 172.23, 'Rounded to cents at the very end'),
  ],
};

function step(
  name: string,
  label: string,
  kind: 'subtotal' | 'change',
  change: number,
  after: number,
  reason: string,
) {
  return { step: name, label, kind, change, before: 0, after, reason };
}

export function openCart(n: number, loadName: string): Load {
  return {
    loadId: testId(n),
    loadName,
    type: 1,
    status: 2,
    companyId: testId(70),
    companyName: 'Harlan Auto Parts',
    parentCompanyId: null,
    customerId: testId(71),
    firstName: 'Jo',
    lastName: 'Harlan',
    city: 'Atlanta',
    state: 'GA',
    customerEmail: 'jo@harlan.test',
    facilityId: testId(72),
    facilityCity: 'Atlanta',
    facilityState: 'GA',
    facilityName: 'Atlanta',
    isQuote: false,
    assistantId: null,
    assistantFirstName: null,
    assistantLastName: null,
    videoGraderId: null,
    videoGraderFirstName: null,
    videoGraderLastName: null,
    itemCount: 3,
    createdDate: '2026-11-20T10:00:00.000Z',
    updatedDate: '2026-11-20T10:00:00.000Z',
  };
}
