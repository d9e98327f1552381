import { randomUUID } from 'node:crypto';
import {
  companyEdit,
  facilityEdit,
  historyList,
  type Session,
  type SignedIn,
  userEdit,
} from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { roleId } from '../seed/roles';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';

const gulfcoast = seedId('company', 'gulfcoast');
const peachtree = seedId('company', 'peachtree');
const rosa = seedId('user', 'partner@gulfcoast.test');
const atlanta = seedId('facility', 'Atlanta');

describe('the history of a record', () => {
  let entities: TestService;
  let sa: SignedIn;
  let owner: SignedIn;
  let partner: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    sa = await signIn(entities, 'sa@washcoat.test');
    owner = await signIn(entities, 'owner@peachtree.test');
    partner = await signIn(entities, 'partner@gulfcoast.test');
  });
  afterAll(() => entities.stop());

  const history = (session: Session | null, entity: string, entityId: string, paging = {}) =>
    entities.call(session, historyList, { entity, entityId, ...paging });
  const status = async (...asked: Parameters<typeof history>) => (await history(...asked)).status;
  const fields = async (session: Session, entity: string, entityId: string) =>
    (await history(session, entity, entityId)).body.list[0]?.changes.map(({ field }) => field);

  it('tells who changed a customer, when and what, newest first', async () => {
    await entities.call(sa, companyEdit, { companyId: gulfcoast, city: 'Mobile' });
    await entities.call(sa, companyEdit, { companyId: gulfcoast, city: 'Biloxi', zipcode: '39530' });
    const { body } = await history(sa, 'company', gulfcoast, { count: 2 });
    expect(body.areMoreItemsAvailable).toBe(true);
    expect(body.list.map(({ userName, action }) => [userName, action])).toEqual([
      ['Dana Whitlock', 'edit'],
      ['Dana Whitlock', 'edit'],
    ]);
    const city = body.list.map(({ changes }) => changes.find(({ field }) => field === 'city'));
    expect(city).toEqual([
      { field: 'city', before: 'Mobile', after: 'Biloxi' },
      { field: 'city', before: expect.any(String), after: 'Mobile' },
    ]);
    expect(body.list[0]?.changes.map(({ field }) => field)).toEqual(['city', 'zipcode']);
    const second = (await history(sa, 'company', gulfcoast, { count: 1, offset: 1 })).body.list[0];
    expect(second?.entryId).toBe(body.list[1]?.entryId);
    const shouted = await history(sa, 'company', gulfcoast.toUpperCase(), { count: 2 });
    expect(shouted.body).toEqual(body);
  });

  it('tells it of users and facilities, without passwords', async () => {
    await entities.call(sa, userEdit, { userId: rosa, notes: 'Calls on Mondays' });
    await entities.call(sa, facilityEdit, { facilityId: atlanta, email: 'yard@washcoat.test' });
    expect(await fields(sa, 'user', rosa)).toEqual(['notes']);
    expect(await fields(sa, 'facility', atlanta)).toEqual(['email']);
    const whole = JSON.stringify((await history(sa, 'user', rosa, { count: 1000 })).body);
    expect(whole).not.toMatch(/argon2|password_?hash/i);
  });

  it('shows a partner its own records and those of its customers, and 404 for others', async () => {
    expect(await status(partner, 'company', gulfcoast)).toBe(200);
    expect(await status(partner, 'user', rosa)).toBe(200);
    for (const entity of ['company', 'user', 'facility']) {
      expect(await status(partner, entity, randomUUID())).toBe(404);
      expect(await status(sa, entity, randomUUID())).toBe(404);
    }
    expect(await status(partner, 'company', peachtree)).toBe(404);
    expect(await status(partner, 'user', owner.userId)).toBe(404);
    expect(await status(partner, 'facility', atlanta)).toBe(404);
    expect(await status(owner, 'facility', seedId('facility', 'Peachtree'))).toBe(200);
    expect(await status(owner, 'facility', seedId('facility', 'Piedmont'))).toBe(404);
  });

  it('leaves out what the reader may not see', async () => {
    await entities.call(sa, companyEdit, {
      companyId: gulfcoast,
      phone: '2515550100',
      priceMod: -3,
      groupModifier: 2.75,
      lookupRestriction: 1,
      canSeeMarkup: true,
    });
    const all = ['canSeeMarkup', 'groupModifier', 'lookupRestriction', 'phone', 'priceMod'];
    expect(await fields(sa, 'company', gulfcoast)).toEqual(all);
    expect(await fields({ ...sa, canAdjustCustomerSettings: false }, 'company', gulfcoast)).toEqual([
      'groupModifier',
      'phone',
      'priceMod',
    ]);
    expect(await fields({ ...sa, canShowPriceModifier: false }, 'company', gulfcoast)).not.toContain(
      'groupModifier',
    );
    expect(await fields({ ...partner, canShowPriceModifier: true }, 'company', gulfcoast)).toEqual([
      'groupModifier',
      'phone',
    ]);
    expect(await fields(partner, 'company', gulfcoast)).toEqual(['phone']);
  });

  it('is told of roles to administrators of hierarchy 1 only', async () => {
    const admin = await signIn(entities, 'admin@washcoat.test');
    const buyer = await signIn(entities, 'buyer@washcoat.test');
    const id = roleId('Franchise owner');
    expect((await history(admin, 'role', id)).body.list.map(({ action }) => action)).toEqual(['add']);
    expect(await status(sa, 'role', id)).toBe(200);
    expect(await status(sa, 'role', randomUUID())).toBe(404);
    for (const session of [buyer, owner, partner, { ...owner, isAdmin: true }])
      expect(await status(session, 'role', id)).toBe(403);
  });

  it('is for full users of hierarchy 1 and 10', async () => {
    expect(await status(null, 'company', gulfcoast)).toBe(401);
    for (const email of ['grader@washcoat.test', 'subscriber@corner.test'])
      expect(await status(await signIn(entities, email), 'company', gulfcoast)).toBe(403);
    expect(await status({ ...partner, isNewUser: true }, 'company', gulfcoast)).toBe(403);
  });

  it('refuses a question that makes no sense', async () => {
    expect(await status(sa, 'invoice', gulfcoast)).toBe(400);
    expect(await status(sa, 'company', 'x')).toBe(400);
    expect(await status(sa, 'company', gulfcoast, { count: 0 })).toBe(400);
  });
});
