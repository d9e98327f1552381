import { randomUUID } from 'node:crypto';
import { pricingApplied } from '@washcoat/contract-converters';
import { companyChanged, facilityChanged, type Session } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Service } from '@washcoat/service-kit';
import { houseAdmin, TestService, testSession } from '@washcoat/testing';
import { applyPricing, type Pricing } from '../pricing/apply-pricing';
import { addProducts } from '../product/add-products';
import type { NewProduct } from '../product/product';
import { convertersService } from '../service';

export const admin = houseAdmin();

/** Pricing of the domain rules' worked example. */
export const examplePricing = {
  marketPrice: pricingApplied.example.marketPrice,
  hedge: pricingApplied.example.hedge,
  discount: pricingApplied.example.discount,
  overridesModifier: pricingApplied.example.overridesModifier,
  facilities: pricingApplied.example.facilities,
  families: pricingApplied.example.families,
  familiesIsPercentage: pricingApplied.example.familiesIsPercentage,
  globalDefaults: pricingApplied.example.globalDefaults,
};

/** A converter without weight, assay or price rules. */
export function newProduct(overrides: Partial<NewProduct> = {}): NewProduct {
  const oem = overrides.oem ?? 'B 0001';
  return {
    productId: randomUUID(),
    name: `Plain ${oem}`,
    serialNo: '',
    abCode: '',
    abSubcode: '',
    oem,
    manufacturer: 'Plain',
    model: '',
    description: '',
    notes: '',
    comment: '',
    family: 'Misc',
    typeName: 'CERAMIC',
    shape: 'cylinder',
    urls: [],
    profileUrl: null,
    vehicles: [],
    subweight: null,
    ptAssay: null,
    pdAssay: null,
    rhAssay: null,
    ptDisc: null,
    pdDisc: null,
    rhDisc: null,
    schemeDisc: null,
    price2Modifier: null,
    ptDiscIsPercentage: true,
    pdDiscIsPercentage: true,
    rhDiscIsPercentage: true,
    schemeDiscIsPercentage: true,
    price2ModifierIsPercentage: true,
    price: null,
    isCalculatedPrice: false,
    isMarkForTest: false,
    isActive: true,
    tests: [],
    ...overrides,
  };
}

/** Converters A, B and C of the worked example. */
export const converterA = newProduct({
  oem: 'KT 0334',
  name: 'Mercedes KT 0334',
  manufacturer: 'Mercedes',
  model: 'C-Class',
  description: 'Mercedes C-Class underfloor',
  notes: 'Long body',
  family: 'Foreign Large',
  subweight: 1180,
  ptAssay: 1250,
  pdAssay: 2310,
  rhAssay: 388,
  ptDisc: 5,
  schemeDisc: 6,
  price2Modifier: -10,
  isMarkForTest: true,
  vehicles: [{ make: 'Mercedes', model: 'C-Class', yearFrom: 2000, yearTo: 2007, engine: '1.8 petrol' }],
  tests: [
    {
      subweight: 1180,
      ptAssay: 1250,
      pdAssay: 2310,
      rhAssay: 388,
      location: 'Atlanta',
      notes: '',
      createdAt: new Date('2026-01-05T15:00:00Z'),
    },
  ],
});
export const converterB = newProduct({ oem: 'BLANK 1' });
export const converterC = newProduct({
  ...converterA,
  productId: randomUUID(),
  oem: 'KT 0335',
  price: 240,
  isCalculatedPrice: true,
});

/** The customer of the worked example: a customer of the house at no facility. */
export const customer = { ...companyChanged.example, facility: null };

/** A user of a company, with the right to see prices. */
export function partnerOf(company: DataOf<typeof companyChanged>, overrides: Partial<Session> = {}): Session {
  return testSession({ hierarchy: 10, companyId: company.companyId, canShowPricing: true, ...overrides });
}

/** The service with these converters, priced as in the worked example, and its customer and facility known. */
export async function startCatalogue(
  products: readonly NewProduct[],
  definition = convertersService,
): Promise<TestService> {
  const catalogue = await TestService.start(definition);
  await putInForce(catalogue);
  await catalogue.service.inTransaction({ session: admin }, (unit) => addProducts(unit, admin, products));
  await catalogue.deliver(companyChanged, customer);
  await catalogue.deliver(facilityChanged, { ...facilityChanged.example, companyId: customer.companyId });
  return catalogue;
}

/** Puts converter A under each of these codes on the shelf, priced as in the worked example. */
export async function fillShelf(
  service: Service,
  codes: readonly { productId: string; oem: string }[],
): Promise<void> {
  const session = admin;
  const snapshotId = randomUUID();
  const products = codes.map((code) => newProduct({ ...converterA, ...code }));
  await service.inTransaction({ session }, (unit) =>
    applyPricing(unit, session, { ...examplePricing, snapshotId }),
  );
  await service.inTransaction({ session }, (unit) => addProducts(unit, session, products));
}

/** Applies the worked example's pricing with changes; answers its id. */
export async function putInForce(
  catalogue: TestService,
  changes: Partial<Pricing> = {},
  now = new Date(),
): Promise<string> {
  const snapshotId = randomUUID();
  await catalogue.service.inTransaction({ session: admin, now }, (unit) =>
    applyPricing(unit, admin, { ...examplePricing, ...changes, snapshotId }),
  );
  return snapshotId;
}
