import { pricingApplied, productsChanged, type ProductCopy } from '@washcoat/contract-converters';
import {
  companyChanged,
  facilityChanged,
  sessionsNow,
  userChanged,
  type Session,
} from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import { itemAdd, itemEdit, loadAdd, loadComplete, loadGet, type LoadDetail } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { loadsService } from './service';

type Company = DataOf<typeof companyChanged>;
type Facility = DataOf<typeof facilityChanged>;

const idOf = (kind: number, number: number) =>
  `018f3c1e-0000-7000-8000-${String(kind).padStart(6, '0')}${String(number).padStart(6, '0')}`;

const company = (number: number, overrides: Partial<Company>): Company => ({
  ...companyChanged.example,
  companyId: idOf(1, number),
  parentCompanyId: HOUSE_ID,
  ...overrides,
});

/** Companies as entities tells of them. Corner is the customer of the worked example in domain.md 2. */
export const companies = {
  house: company(0, {
    companyId: HOUSE_ID,
    companyName: 'Washcoat House',
    isHouse: true,
    parentCompanyId: null,
  }),
  corner: company(1, { companyName: 'Corner Muffler' }),
  peachtree: company(2, {
    companyName: 'Peachtree Cores',
    companyType: 'FRANCHISE',
    isFranchise: true,
    facility: 'Peachtree',
  }),
  gulfcoast: company(3, { companyName: 'Gulf Coast Recyclers', companyType: 'SELLER', facility: 'Atlanta' }),
  orchard: company(4, { companyName: 'Orchard Auto', parentCompanyId: idOf(1, 2), facility: 'Peachtree' }),
  closed: company(5, { companyName: 'Closed Salvage', isActive: false }),
} as const satisfies Record<string, Company>;

const facility = (number: number, overrides: Partial<Facility>): Facility => ({
  ...facilityChanged.example,
  facilityId: idOf(2, number),
  companyId: HOUSE_ID,
  ...overrides,
});

/** Facilities: Burlington requires every document, Macon is switched off, Tampa takes no carts. */
export const facilities = {
  atlanta: facility(1, {}),
  burlington: facility(2, {
    name: 'Burlington',
    city: 'Burlington',
    isPicRequired: true,
    isSignRequired: true,
    isEinRequired: true,
  }),
  macon: facility(3, { name: 'Macon', city: 'Macon', isActive: false }),
  tampa: facility(4, { name: 'Tampa', city: 'Tampa', isCartCreation: false }),
  peachtree: facility(5, {
    name: 'Peachtree',
    city: 'Atlanta',
    companyId: companies.peachtree.companyId,
    isFranchise: true,
  }),
} as const satisfies Record<string, Facility>;

const [converterA] = productsChanged.example.products;
if (!converterA) throw new Error('The example of products-changed is empty.');
const product = (number: number, overrides: Partial<ProductCopy>): ProductCopy => ({
  ...converterA,
  productId: idOf(3, number),
  ...overrides,
});

/** Converters: A is converter A of domain.md 2; B has no assay; C is A with Override Price on. */
export const products = {
  a: product(1, {}),
  b: product(2, {
    oem: 'HC-1',
    family: 'Misc',
    subweight: null,
    ptAssay: null,
    pdAssay: null,
    rhAssay: null,
    ptDisc: null,
    schemeDisc: null,
    price2Modifier: null,
  }),
  c: product(3, { oem: 'KT 0334 C', price: 240, isCalculatedPrice: true }),
  marked: product(4, { oem: '55570431', typeName: 'DIESEL', isMarkForTest: true }),
  wire: product(5, { oem: 'FOIL-D', typeName: 'DOMESTIC WIRE' }),
  empty: product(7, { oem: 'SCR', isWithoutMetal: true }),
  inactive: product(6, { oem: 'OLD', isActive: false }),
} as const satisfies Record<string, ProductCopy>;

const person = (number: number, overrides: Partial<Session>) => ({ userId: idOf(4, number), ...overrides });

/** People: every kind of caller of this service. */
export const people = {
  buyer: houseAdmin(person(1, { firstName: 'Maya', lastName: 'Ellison' })),
  otherBuyer: houseAdmin(person(2, { firstName: 'Ruben', lastName: 'Alvarez' })),
  grader: testSession(
    person(3, {
      firstName: 'Priya',
      lastName: 'Nair',
      hierarchy: 4,
      canAcceptLoadRequest: true,
      canBuildCart: true,
    }),
  ),
  franchisee: testSession(
    person(4, {
      hierarchy: 10,
      isFranchise: true,
      companyId: companies.peachtree.companyId,
      parentCompanyId: HOUSE_ID,
      canSeeUnitPrice: true,
    }),
  ),
  partner: testSession(
    person(5, {
      firstName: 'Rosa',
      hierarchy: 10,
      companyId: companies.gulfcoast.companyId,
      parentCompanyId: HOUSE_ID,
      canSellerAddToCart: true,
    }),
  ),
  subscriber: testSession(
    person(6, {
      firstName: 'Lee',
      lastName: 'Corner',
      hierarchy: 2,
      companyId: companies.corner.companyId,
      parentCompanyId: HOUSE_ID,
      canSellerAddToCart: true,
    }),
  ),
  colleague: testSession(
    person(7, { hierarchy: 2, companyId: companies.corner.companyId, parentCompanyId: HOUSE_ID }),
  ),
} as const satisfies Record<string, Session>;

/** A loads service that knows all of the above, and the steps that many tests begin with. */
export class Yard {
  private constructor(readonly test: TestService) {}

  static async start(): Promise<Yard> {
    const test = await TestService.start(loadsService);
    for (const each of Object.values(companies)) await test.deliver(companyChanged, each);
    for (const each of Object.values(facilities)) await test.deliver(facilityChanged, each);
    await test.deliver(productsChanged, { products: Object.values(products) });
    await test.deliver(pricingApplied, pricingApplied.example);
    return new Yard(test);
  }

  stop = () => this.test.stop();

  /** Lets the service know all people, as entities tells of them and of their rights. */
  async introduce(everybody: readonly Session[] = Object.values(people)): Promise<void> {
    for (const { userId, companyId, email, firstName, lastName, hierarchy } of everybody)
      await this.test.deliver(userChanged, {
        ...userChanged.example,
        ...{ userId, companyId, email, firstName, lastName, hierarchy },
      });
    this.test.caller.add('entities', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const { userIds } = sessionsNow.input.parse(JSON.parse(text));
      const sessions = everybody.filter(({ userId }) => userIds.includes(userId));
      response.end(JSON.stringify({ sessions }));
    });
  }

  /** A new cart of Corner Muffler in Atlanta; answers its id. */
  async cart(input: Record<string, unknown> = {}, session: Session = people.buyer): Promise<string> {
    const answer = await this.test.call(session, loadAdd, {
      customerId: companies.corner.companyId,
      loadName: 'Corner weekly',
      facilityCity: 'Atlanta',
      ...input,
    });
    if (answer.status !== 200) throw new Error(answer.error.error);
    return answer.body.loadId;
  }

  /** A cart with one piece of converter A on it. */
  async filledCart(input: Record<string, unknown> = {}): Promise<string> {
    const loadId = await this.cart(input);
    await this.add(loadId);
    return loadId;
  }

  /** Adds a converter (A unless said otherwise). */
  add(loadId: string, input: Record<string, unknown> = {}, session: Session = people.buyer) {
    return this.test.call(session, itemAdd, { loadId, productId: products.a.productId, ...input });
  }

  edit(input: Record<string, unknown>, session: Session = people.buyer) {
    return this.test.call(session, itemEdit, input);
  }

  complete(loadId: string, input: Record<string, unknown> = {}, session: Session = people.buyer) {
    return this.test.call(session, loadComplete, { loadId, isInvoice: true, ...input });
  }

  async load(loadId: string, session: Session = people.buyer): Promise<LoadDetail> {
    const answer = await this.test.call(session, loadGet, { loadId, isShowAll: 'true' });
    if (answer.status !== 200) throw new Error(answer.error.error);
    return answer.body;
  }
}
