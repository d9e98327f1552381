import { productDetail } from '@washcoat/contract-converters';
import { companyActive, me, permissionEdit, userActive } from '@washcoat/contract-entities';
import { itemList, loadAdd, loadGet } from '@washcoat/contract-loads';
import { seedId } from '@washcoat/service-kit/seed';
import { fillCart, lookUpOrder, CUSTOMER, FACILITY, type Order } from './orders';
import { permissionNamed } from './newcomers';
import { regrant } from './role-grants';
import { refusalOf } from './refusal';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

const SIGNED_OUT = [401, 'SIGNED_OUT'];

describe('a change of rights is felt with the next request, in other services and without signing in again', () => {
  let product: TestSystem;
  let sa: Person;
  let buyer: Person;
  let order: Order;

  beforeAll(async () => {
    product = await startSeededSystem();
    sa = await signIn(product.url, 'sa@washcoat.test');
    buyer = await signIn(product.url, 'buyer@washcoat.test');
    order = await lookUpOrder(buyer.api);
  });
  afterAll(() => product.stop());

  const isPriced = async ({ api }: Person) =>
    'offerPrice' in (await api.ask(productDetail, { productId: order.product.productId }));

  it('takes a permission that is switched off from everybody, super admins included', async () => {
    const { permissionId } = await permissionNamed(sa.api, 'canShowPricing');
    const priced = async () => [await isPriced(sa), await isPriced(buyer)];
    expect(await priced()).toEqual([true, true]);
    await sa.api.ask(permissionEdit, { permissionId, isAccessible: false });
    expect(await priced()).toEqual([false, false]);
    await sa.api.ask(permissionEdit, { permissionId, isAccessible: true });
    expect(await priced()).toEqual([true, true]);
  });

  it('takes what a role no longer grants from a buyer who is signed in, and gives it back', async () => {
    const { loadId } = await fillCart(buyer.api, order);
    const cart = { customerId: order.customerId, loadName: CUSTOMER, facilityCity: FACILITY };
    const felt = async () => {
      const { list } = await buyer.api.ask(itemList, { loadId });
      const isShown = list.every((item) => 'total' in item);
      return [isShown, (await buyer.api.call(loadAdd, cart)).status];
    };
    expect(await felt()).toEqual([true, 200]);
    const taken = ['canSeeUnitPrice', 'canBuildCart'];
    const granted: readonly string[] = await regrant(
      sa.api,
      'Buyer',
      ({ isGranted, permissionName }) => isGranted && !taken.includes(permissionName),
    );
    expect(await felt()).toEqual([false, 403]);
    await regrant(sa.api, 'Buyer', ({ permissionName }) => granted.includes(permissionName));
    expect(await felt()).toEqual([true, 200]);
  });

  it('signs somebody who is switched off out of every service', async () => {
    const grader = await signIn(product.url, 'grader@washcoat.test');
    const { loadId } = await fillCart(buyer.api, order);
    expect((await grader.api.call(loadGet, { loadId })).status).toBe(200);
    const ids = [grader.session.userId];
    expect(await sa.api.ask(userActive, { ids, isActive: false })).toMatchObject({ changed: 1 });
    await expectSignedOut(grader, loadId);
    await sa.api.ask(userActive, { ids, isActive: true });
    await expectSignedOut(grader, loadId);
    expect((await signIn(product.url, grader.email)).session.userId).toBe(grader.session.userId);
  });

  it('signs everybody of a company that is switched off out', async () => {
    const partner = await signIn(product.url, 'partner@bayshore.test');
    const { loadId } = await fillCart(buyer.api, order);
    const ids = [seedId('company', 'bayshore')];
    expect(await sa.api.ask(companyActive, { ids, isActive: false })).toMatchObject({ changed: 1 });
    await expectSignedOut(partner, loadId);
    await sa.api.ask(companyActive, { ids, isActive: true });
    expect((await signIn(product.url, partner.email)).session.companyId).toBe(ids[0]);
  });

  async function expectSignedOut({ api }: Person, loadId: string): Promise<void> {
    const answers = await Promise.all([
      api.call(me, {}),
      api.call(loadGet, { loadId }),
      api.call(productDetail, { productId: order.product.productId }),
    ]);
    for (const answer of answers) expect([answer.status, refusalOf(answer)?.code]).toEqual(SIGNED_OUT);
  }
});
