import { randomUUID } from 'node:crypto';
import { pricingApplied, productDetail, productList } from '@washcoat/contract-converters';
import {
  companyAdd,
  companyEdit,
  facilityAdd,
  facilityEdit,
  facilityList,
  login,
  roleList,
  userAdd,
} from '@washcoat/contract-entities';
import { itemAdd, loadAdd, loadGet } from '@washcoat/contract-loads';
import type { Service } from '@washcoat/service-kit';
import { seedId } from '@washcoat/service-kit/seed';
import { OEM } from './orders';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import { ApiClient } from './api-client';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

const NAME = 'Main yard';
const place = { address: '1 Yard St', state: 'GA' as const, zipcode: '31201' };
const person = { firstName: 'Nova', lastName: 'Yarder', phone: '4785550101' };

/** A franchise's yard with a customer who delivers there, and one of the customer's people. */
interface Yard {
  facilityId: string;
  companyId: string;
  subscriber: ApiClient;
}

describe('two franchises with a yard of one name', () => {
  let product: TestSystem;
  let sa: Person;
  let grader: Person;
  let productId: string;
  let listed: number;
  let north: Yard;
  let south: Yard;

  beforeAll(async () => {
    product = await startSeededSystem();
    sa = await signIn(product.url, 'sa@washcoat.test');
    grader = await signIn(product.url, 'grader@washcoat.test');
    const { list } = await sa.api.ask(productList, { text: OEM });
    const found = list.find(({ oem }) => oem === OEM);
    if (!found) throw new Error(`There is no converter ${OEM}.`);
    productId = found.productId;
    listed = found.listedPrice ?? NaN;
    north = await openYard('peachtree', 'Macon', 6);
    south = await openYard('piedmont', 'Durham', 2);
    await applyModifiers();
    await product.system.settle();
  });
  afterAll(() => product.stop());

  async function openYard(franchise: string, city: string, discount: number): Promise<Yard> {
    const parentCompanyId = seedId('company', franchise);
    const email = `${randomUUID()}@yard.test`;
    const yard = { ...place, ...person, city, email, name: NAME, parentCompanyId };
    const { facilityId } = await sa.api.ask(facilityAdd, yard);
    const { companyId } = await sa.api.ask(companyAdd, {
      ...place,
      ...person,
      city,
      email,
      parentCompanyId,
      companyName: `Customer of ${franchise}`,
      companyType: 'CUSTOMER',
      facility: NAME,
      facilityDiscount: [{ facilityId, discount }],
    });
    const { list: roles } = await sa.api.ask(roleList, { type: 2, text: 'Subscriber' });
    const roleId = roles[0]?.roleId ?? '';
    const password = 'Rhodium-yard-7';
    await sa.api.ask(userAdd, { ...place, ...person, city, email, password, roleId, companyId });
    await product.system.settle();
    const { token } = await new ApiClient(product.url).ask(login, { email, password });
    return { facilityId, companyId, subscriber: new ApiClient(product.url, token) };
  }

  /** Puts the prices of the demonstration in force again, with modifiers of their own for the two yards. */
  async function applyModifiers(): Promise<void> {
    const converters = serviceNamed('converters');
    const current = await converters.database('pricing_snapshot').orderBy('applied_at', 'desc').first('data');
    const snapshot = {
      ...current.data,
      snapshotId: randomUUID(),
      appliedAt: new Date().toISOString(),
      facilities: { ...current.data.facilities, [NAME]: -10 },
      facilitiesById: {
        ...current.data.facilitiesById,
        [north.facilityId]: { name: NAME, value: -10 },
        [south.facilityId]: { name: NAME, value: 5 },
      },
    };
    await converters.inTransaction({}, async (unit) => {
      await unit.trx('pricing_snapshot').insert({
        snapshot_id: snapshot.snapshotId,
        applied_at: snapshot.appliedAt,
        applied_by: snapshot.appliedBy,
        data: JSON.stringify(snapshot),
      });
      await unit.publish(pricingApplied, snapshot.snapshotId, snapshot);
    });
  }

  function serviceNamed(name: string): Service {
    const service = product.system.services.get(name);
    if (!service) throw new Error(`There is no service ${name}.`);
    return service;
  }

  /** What a piece is offered at for a yard's customer: looked up, asked for, on a cart and on a quote. */
  async function offersAt({ facilityId, companyId, subscriber }: Yard) {
    const { api } = sa;
    const opened = await subscriber.ask(productList, { isClicked: 'true', productId });
    const asked = await api.ask(productDetail, { productId, companyId, facilityId });
    const searched = await api.ask(productList, { text: OEM, companyId, facilityId });
    const lines = [false, true].map(async (isQuote) => {
      const cart = { customerId: companyId, loadName: 'Yard test', facilityId, isQuote };
      const { loadId } = await api.ask(loadAdd, cart);
      await api.ask(itemAdd, { loadId, productId, quantity: 1 });
      return (await api.ask(loadGet, { loadId })).items[0]?.adjustedPrice;
    });
    return [
      opened.list[0]?.offerPrice,
      asked.offerPrice,
      searched.list.find((row) => row.productId === productId)?.offerPrice,
      ...(await Promise.all(lines)),
    ];
  }

  const offers = (modifier: number, discount: number) => {
    const offer = listed * (1 + modifier / 100) * (1 - discount / 100);
    return Array.from({ length: 5 }, () => expect.closeTo(offer, 1));
  };
  async function expectRightOffers() {
    expect(await offersAt(north)).toEqual(offers(-10, 6));
    expect(await offersAt(south)).toEqual(offers(5, 2));
  }
  async function rename(facilityId: string, name: string) {
    const { list } = await sa.api.ask(facilityList, { count: 100 });
    const version = list.find((one) => one.facilityId === facilityId)?.version;
    await sa.api.ask(facilityEdit, { facilityId, name, version });
    await product.system.settle();
  }

  it('each have their own prices, wherever they are told', async () => {
    await expectRightOffers();
    const asked = { productId, companyId: north.companyId, facilityId: north.facilityId };
    const { explanation } = await sa.api.ask(productDetail, asked);
    const steps = explanation?.map(({ step, reason }) => [step, reason]);
    expect(steps).toContainEqual(['facility', `${NAME}, −10 %`]);
    expect(steps).toContainEqual(['facilityDiscount', `${NAME}, −6 %`]);
    expect(explanation?.find(({ step }) => step === 'facilityDiscount')?.source).toBe('Dana Whitlock');
  });

  it('keep them when one is renamed, swaps its name with the other, or a third one takes it', async () => {
    await rename(north.facilityId, 'North yard');
    await expectRightOffers();
    await rename(south.facilityId, 'South yard');
    const { facilityId } = await sa.api.ask(facilityAdd, {
      ...place,
      ...person,
      city: 'Macon',
      email: 'third@yard.test',
      name: NAME,
    });
    await product.system.settle();
    await expectRightOffers();
    const third = await sa.api.ask(productDetail, { productId, facilityId });
    expect(third.offerPrice).toBe(third.listedPrice);
    await rename(facilityId, 'Third yard');
    await rename(north.facilityId, 'A yard');
    await rename(south.facilityId, 'North yard');
    await rename(north.facilityId, 'South yard');
    await expectRightOffers();
  });

  it('have no prices for limited staff when they are yards of others', async () => {
    const yard = { ...place, ...person, city: 'Macon', email: 'far@yard.test', name: 'Far yard' };
    const { facilityId } = await sa.api.ask(facilityAdd, { ...yard, parentCompanyId: north.companyId });
    await product.system.settle();
    const at = (asked: object) =>
      Promise.all([
        grader.api.call(productDetail, { productId, ...asked }),
        grader.api.call(productList, { text: OEM, ...asked }),
      ]);
    for (const asked of [{ facilityId }, { facilityCity: 'Far yard' }, { facilityCity: 'Nowhere' }])
      for (const { status, error } of await at(asked))
        expect([status, error.error]).toEqual([404, 'This facility was not found.']);
    for (const { status } of await at({ facilityCity: 'Atlanta' })) expect(status).toBe(200);
  });

  it('are not moved to another yard by a customer who moves', async () => {
    await sa.api.ask(companyEdit, { companyId: north.companyId, phone: '4785550199' });
    await product.system.settle();
    await expectRightOffers();
  });
});
