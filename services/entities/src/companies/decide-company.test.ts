import {
  companyActive,
  companyChanged,
  companyDecide,
  companyDecided,
  companyList,
  type Session,
} from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import { Registrar } from '../registrations/registrations.fixture';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { createEntitiesService } from '../service';

describe('customers who registered alone, where the house approves them', () => {
  let entities: TestService;
  let desk: Registrar;
  let admin: Session;
  beforeAll(async () => {
    entities = await startSeeded({}, createEntitiesService({ approvesCustomers: true }));
    desk = new Registrar(entities);
    admin = await signIn(entities, 'admin@washcoat.test');
  }, 30_000);
  afterAll(() => entities.stop());

  const waiting = async () =>
    (await entities.call(admin, companyList, { isWaiting: 'true' })).body.list.map((row) => row.companyName);
  const decide = (session: Session | null, companyId: string, isApproved: boolean) =>
    entities.call(session, companyDecide, { companyId, isApproved });
  async function confirmed(name: string): Promise<{ email: string; companyId: string }> {
    const email = `${name.toLowerCase()}@waiting.test`;
    const { code } = await desk.saved(email, { companyName: name });
    expect((await desk.confirm(code)).body.isWaiting).toBe(true);
    const row = await entities.service.database('company').where({ company_name: name }).first();
    return { email, companyId: row.company_id };
  }

  it('wait, listed for the house, and can not sign in', async () => {
    const { email, companyId } = await confirmed('Patient');
    expect((await desk.signIn(email)).error.code).toBe('WAITING');
    expect(await waiting()).toEqual(['Patient']);
    const told = (await entities.published(companyChanged)).at(-1);
    expect(told).toMatchObject({ companyId, isActive: false, isWaiting: true });
    const switched = await entities.call(admin, companyActive, { ids: [companyId], isActive: true });
    expect([switched.body.changed, switched.body.refused.length]).toEqual([0, 1]);
    expect((await desk.signIn(email)).error.code).toBe('WAITING');
  });

  it('sign in once they are approved, and are told', async () => {
    const { email, companyId } = await confirmed('Approved');
    expect((await decide(admin, companyId, true)).body.message).toBe('Approved Successfully');
    expect((await desk.signIn(email)).body).toMatchObject({ organisationName: 'Approved', hierarchy: 2 });
    expect((await entities.published(companyDecided)).at(-1)).toMatchObject({
      email,
      isApproved: true,
      path: '/',
    });
    expect((await entities.published(companyChanged)).at(-1)).toMatchObject({ companyId, isWaiting: false });
    expect((await decide(admin, companyId, true)).status).toBe(409);
    expect(await waiting()).not.toContain('Approved');
  });

  it('are gone once they are refused, and their address is free again', async () => {
    const { email, companyId } = await confirmed('Refused');
    expect((await decide(admin, companyId, false)).status).toBe(200);
    expect((await entities.published(companyDecided)).at(-1)).toMatchObject({ email, isApproved: false });
    expect((await desk.signIn(email)).error.code).toBe('INVALID_CREDENTIALS');
    expect((await desk.register(email)).status).toBe(200);
    expect(await waiting()).not.toContain('Refused');
  });

  it('are decided over by the house only', async () => {
    const { companyId } = await confirmed('Guarded');
    const owner = await signIn(entities, 'owner@peachtree.test');
    expect((await decide(owner, companyId, true)).status).toBe(403);
    expect((await decide(null, companyId, true)).status).toBe(401);
    expect((await decide({ ...admin, canEditGroup: false }, companyId, true)).status).toBe(403);
    expect(await waiting()).toContain('Guarded');
  });
});
