import {
  itemAdd,
  itemDelete,
  itemEdit,
  itemList,
  itemReview,
  loadAccept,
  loadAdd,
  loadComplete,
  loadDelete,
  loadEdit,
  loadGet,
  loadList,
  loadRequest,
  loadsEndpoints,
} from '@washcoat/contract-loads';
import type { Session } from '@washcoat/contract-entities';
import { houseAdmin, testSession } from '@washcoat/testing';
import { companies, facilities, people, products, Yard } from '../yard.fixture';

describe('who may see and do what with loads', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const namesOf = async (session: Session, input: Record<string, unknown> = {}) => {
    const answer = await yard.test.call(session, loadList, { count: 1000, ...input });
    return answer.body.list.map(({ loadName }) => loadName).sort();
  };

  it('wants a token and a right for every call', async () => {
    const ids = { loadId: products.a.productId, itemId: products.a.productId, cartId: products.a.productId };
    for (const endpoint of loadsEndpoints) {
      expect([endpoint.id, (await yard.test.call(null, endpoint, ids)).status]).toEqual([endpoint.id, 401]);
      expect([endpoint.id, (await yard.test.call(testSession(), endpoint, ids)).status]).toEqual([
        endpoint.id,
        403,
      ]);
    }
  });

  it('[LOAD-067] answers 404 for loads of other companies, in every call', async () => {
    const loadId = await yard.filledCart();
    const [item] = (await yard.load(loadId)).items;
    const ids = { loadId, itemId: item?.itemId, cartId: loadId };
    const stranger = { ...people.partner, canAcceptLoadRequest: true, deleteCart: true };
    for (const [endpoint, input] of [
      [loadGet, ids],
      [loadEdit, { ...ids, notes: 'x' }],
      [loadAccept, ids],
      [loadDelete, ids],
      [loadComplete, ids],
      [itemList, ids],
      [itemAdd, { loadId, productId: products.a.productId }],
      [itemEdit, { ...ids, version: 1, quantity: 9 }],
      [itemDelete, ids],
      [itemReview, { ...ids, status: 1 }],
    ] as const) {
      for (const session of [stranger, people.franchisee]) {
        const { status } = await yard.test.call(
          { ...session, canAcceptLoadRequest: true, deleteCart: true },
          endpoint,
          input,
        );
        expect([endpoint.id, status]).toEqual([endpoint.id, 404]);
      }
    }
    expect((await yard.load(loadId)).items).toEqual([item]);
    const foreign = { customerId: companies.corner.companyId, loadName: 'x', facilityCity: 'Atlanta' };
    expect((await yard.test.call(people.partner, loadAdd, foreign)).status).toBe(404);
  });

  it('holds limited staff and franchises to completed orders of their own facilities', async () => {
    const loadId = await yard.filledCart();
    const [item] = (await yard.load(loadId)).items;
    const amendment = { loadId, itemId: item?.itemId, isEditInvoice: true, version: 1, quantity: 2 };
    const rights = { canEditInvoice: true, canSellerAddToCart: true, deleteCart: true };
    const staff = { ...people.grader, ...rights, facilityCity: 'Tampa' };
    const statuses = async (session: Session) => [
      (await yard.test.call(session, loadGet, { loadId })).status,
      (await yard.test.call(session, itemList, { loadId, count: 10 })).status,
    ];
    expect(await statuses(staff)).toEqual([200, 200]);
    expect((await yard.complete(loadId)).status).toBe(200);
    expect(await statuses(staff)).toEqual([404, 404]);
    const reasons = async (...readers: Session[]) =>
      (await Promise.all(readers.map((reader) => yard.test.call(reader, loadGet, { loadId })))).map(
        ({ error }) => [error.code, error.error],
      );
    const gone = ['NOT_FOUND', 'This load was not found.'];
    expect(
      await reasons(staff, people.partner, { ...staff, companyId: companies.peachtree.companyId }),
    ).toEqual([['ORDER_COMPLETED', 'This order is completed. Its invoice is with Atlanta.'], gone, gone]);
    for (const [endpoint, input] of [
      [itemEdit, amendment],
      [itemDelete, { loadId, itemId: item?.itemId, isEditInvoice: true }],
      [loadDelete, { cartId: loadId }],
      [loadEdit, { loadId, notes: 'x' }],
    ] as const)
      expect([endpoint.id, (await yard.test.call(staff, endpoint, input)).status]).toEqual([
        endpoint.id,
        404,
      ]);
    expect(await statuses({ ...staff, facilityCity: 'Atlanta' })).toEqual([200, 200]);
    const named = { ...staff, canViewAllFacilityInvoices: true, invoiceFacilities: ['Atlanta'] };
    expect(await statuses(named)).toEqual([200, 200]);
  });

  it('[LOAD-015] [LOAD-016] [LOAD-017] [LOAD-018] [LOAD-057] lists carts, quotes, requests and franchises within scope', async () => {
    const own = await Yard.start();
    const names = async (session: Session, input: Record<string, unknown> = {}) => {
      const answer = await own.test.call(session, loadList, { count: 1000, ...input });
      return answer.status === 200 ? answer.body.list.map(({ loadName }) => loadName).sort() : answer.status;
    };
    await own.cart({ loadName: 'Corner cart' });
    await own.cart({ loadName: 'Corner quote', isQuote: true }, people.otherBuyer);
    await own.cart({ loadName: 'Gulf cart', customerId: companies.gulfcoast.companyId }, people.otherBuyer);
    const orchard = { customerId: companies.orchard.companyId, facilityCity: 'Peachtree' };
    await own.cart({ loadName: 'Orchard cart', ...orchard }, people.franchisee);
    await own.test.call(people.subscriber, loadRequest, { loadName: 'Corner request' });
    expect(await names(people.buyer)).toEqual(['Corner cart', 'Gulf cart', 'Orchard cart']);
    expect(await names(people.buyer, { type: 5 })).toEqual(['Corner quote']);
    expect(await names(people.buyer, { type: 2 })).toEqual(['Corner request']);
    expect(await names(people.buyer, { type: 30 })).toEqual(['Orchard cart']);
    expect(await names(people.grader, { type: 30 })).toBe(403);
    expect(await names(people.buyer, { type: 3 })).toBe(400);
    expect(await names(people.grader)).toEqual(['Corner cart', 'Gulf cart']);
    expect(await names(people.franchisee)).toEqual(['Orchard cart']);
    expect(await names(people.partner, { isMyCarts: 'true' })).toEqual(['Gulf cart']);
    expect(await names(people.subscriber)).toEqual([]);
    expect(await names(people.subscriber, { type: 2 })).toEqual(['Corner request']);
    expect(await names(people.colleague, { type: 2 })).toEqual([]);
    expect(await names(people.buyer, { isMyCarts: 'true' })).toEqual(['Corner cart']);
    expect(await names(people.buyer, { text: 'GULF coast' })).toEqual(['Gulf cart']);
    expect(await names(people.buyer, { text: 'peach' })).toEqual(['Orchard cart']);
    expect(await names(people.buyer, { text: 'gulf peach' })).toEqual([]);
    expect(await names(people.grader, { text: 'peach' })).toEqual([]);
    const { companyId } = companies.gulfcoast;
    expect(await names(people.buyer, { companyId })).toEqual(['Gulf cart']);
    expect(await names(people.franchisee, { companyId })).toEqual([]);
    const [{ facilityId = '' } = {}] = (await own.test.call(people.franchisee, loadList, {})).body.list;
    expect(await names(people.buyer, { facilityId })).toEqual(['Orchard cart']);
    expect(await names(people.buyer, { facilityId, companyId })).toEqual([]);
    expect(await names(people.buyer, { text: '%' })).toEqual([]);
    const page = await own.test.call(people.buyer, loadList, { count: 2 });
    expect([page.body.list.length, page.body.areMoreItemsAvailable]).toEqual([2, true]);
    expect(page.body.list[0]?.loadName).toBe('Orchard cart');
    await own.stop();
  });

  it('[LOAD-065] answers ten loads unless asked otherwise, and refuses bad paging', async () => {
    for (let number = 1; number <= 11; number++) await yard.cart({ loadName: `Many ${number}` });
    const page = await yard.test.call(people.buyer, loadList, { text: 'many' });
    expect([page.body.list.length, page.body.areMoreItemsAvailable]).toEqual([10, true]);
    for (const wrong of [
      { count: 0 },
      { count: 1001 },
      { offset: -1 },
      { type: 'x' },
      { isMyCarts: 'maybe' },
      { companyId: 'x' },
      { facilityId: 'x' },
    ]) {
      expect((await yard.test.call(people.buyer, loadList, wrong)).status).toBe(400);
    }
    expect(await namesOf(people.buyer, { text: 'many 11' })).toEqual(['Many 11']);
  });

  it('keeps what only the buyer decides from the seller', async () => {
    const loadId = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    const seller = { ...people.partner, canAddMarkup: true, canOveridePrice: true, canBuildCart: true };
    for (const input of [
      { discount: 5 },
      { payForwardDate: '2026-12-01T00:00:00.000Z' },
      { canSellerAddToCart: true },
    ]) {
      expect((await yard.test.call(seller, loadEdit, { loadId, ...input })).status).toBe(403);
    }
    expect((await yard.test.call(seller, loadEdit, { loadId, notes: 'Gate code 12' })).status).toBe(200);
    expect((await yard.complete(loadId, {}, seller)).status).toBe(403);
    await yard.test.call(seller, loadComplete, { loadId });
    const [item] = (await yard.load(loadId)).items;
    const late = { loadId, itemId: item?.itemId, version: item?.version, quantity: 9 };
    expect((await yard.edit(late, seller)).status).toBe(409);
    expect((await yard.test.call(seller, loadEdit, { loadId, notes: 'late' })).status).toBe(409);
    expect((await yard.edit(late)).status).toBe(200);
  });

  it('lets a franchise buy at its own facility only', async () => {
    const orchard = { customerId: companies.orchard.companyId, loadName: 'Orchard' };
    await expect(
      yard.cart({ ...orchard, facilityId: facilities.atlanta.facilityId }, people.franchisee),
    ).rejects.toThrow('Enter Valid Cart Name & Facility');
    const loadId = await yard.cart({ ...orchard, facilityCity: 'Peachtree' }, people.franchisee);
    await yard.add(loadId, {}, people.franchisee);
    expect((await yard.complete(loadId, {}, people.franchisee)).status).toBe(200);
  });

  it('lets a partner seller sell at its own facilities and the one that its company delivers to only', async () => {
    const own = { customerId: companies.gulfcoast.companyId, loadName: 'Gulf', ein: '58-1' };
    for (const elsewhere of [
      { facilityId: facilities.burlington.facilityId },
      { facilityCity: 'Burlington' },
      { facilityCity: 'Peachtree' },
    ]) {
      const asked = yard.cart({ facilityCity: undefined, ...own, ...elsewhere }, people.partner);
      await expect(asked).rejects.toThrow('Enter Valid Cart Name & Facility');
    }
    const loadId = await yard.cart({ ...own, facilityCity: 'Atlanta' }, people.partner);
    expect(await yard.load(loadId)).toMatchObject({ facilityId: facilities.atlanta.facilityId });
  });

  it('[LDET-057] [LDET-058] leaves prices, totals and markups out of the answers of those who may not see them', async () => {
    const loadId = await yard.filledCart();
    await yard.test.call(people.buyer, loadEdit, { loadId, discount: 4 });
    const money = /172\.23|187\.15|179\.12|6\.89|discount|price|total"|Value/i;
    const seen = async (session: Session) => JSON.stringify(await yard.load(loadId, session));
    expect(await seen(people.buyer)).toMatch(money);
    const blind = { canSeeUnitPrice: false, canSeeSubtotal: false, canSeeMarkup: false };
    expect(await seen(houseAdmin(blind))).not.toMatch(money);
    const [item] = (await yard.load(loadId)).items;
    const edited = await yard.edit(
      { loadId, itemId: item?.itemId, version: item?.version, quantity: 2 },
      houseAdmin(blind),
    );
    expect(JSON.stringify(edited.body)).not.toMatch(money);
    const stale = await yard.edit(
      { loadId, itemId: item?.itemId, version: item?.version, quantity: 2 },
      houseAdmin(blind),
    );
    expect([stale.status, money.test(JSON.stringify(stale.error))]).toEqual([409, false]);
    const added = await yard.add(loadId, {}, houseAdmin(blind));
    expect(JSON.stringify(added.body)).not.toMatch(money);
    const unitOnly = await yard.load(loadId, houseAdmin({ ...blind, canSeeUnitPrice: true }));
    expect(unitOnly.items[0]?.adjustedPrice).toBe(172.23);
    expect(unitOnly).not.toHaveProperty('grandtotal');
    const noMarkup = await yard.load(loadId, houseAdmin({ canSeeMarkup: false }));
    expect(noMarkup).toHaveProperty('grandtotal');
    expect(noMarkup).not.toHaveProperty('discountAmount');
  });

  it('refuses malformed bodies with the fields that are wrong', async () => {
    const loadId = await yard.cart();
    for (const [endpoint, input] of [
      [loadAdd, { customerId: 'x', loadName: 'a' }],
      [
        loadAdd,
        { customerId: companies.corner.companyId, loadName: 'a'.repeat(121), facilityCity: 'Atlanta' },
      ],
      [loadGet, {}],
      [loadEdit, { loadId, discount: 'much' }],
      [loadEdit, { loadId, payForwardDate: 'tomorrow' }],
      [loadEdit, { loadId, notes: 'a'.repeat(2001) }],
      [loadComplete, { loadId, date: '2026-11-20' }],
      [loadComplete, { loadId, signature: 'data:text/html;base64,AAAA' }],
      [loadDelete, {}],
    ] as const) {
      const answer = await yard.test.call(people.buyer, endpoint, input);
      expect([endpoint.id, answer.status]).toEqual([endpoint.id, 400]);
      expect(Object.keys(answer.error.fields ?? {})).not.toEqual([]);
    }
  });
});
