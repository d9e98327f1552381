import { randomUUID } from 'node:crypto';
import { me, permissionEdit, permissionList, type Session, type SignedIn } from '@washcoat/contract-entities';
import { flagNames } from '@washcoat/contract-kernel';
import type { TestService } from '@washcoat/testing';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
import { RoleTrials } from './role.fixture';

describe('permissions', () => {
  let entities: TestService;
  let trials: RoleTrials;
  let sa: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    trials = new RoleTrials(entities);
    await trials.learn();
    sa = await trials.signIn('sa@washcoat.test');
  });
  afterAll(() => entities.stop());

  const list = (session: Session | null, input: Record<string, unknown> = {}) =>
    entities.call(session, permissionList, input);
  const toggle = (session: Session | null, isAccessible: unknown, permissionId?: string) =>
    entities.call(session, permissionEdit, {
      permissionId: permissionId ?? trials.permissionId('canBuildCart'),
      isAccessible,
    });
  const seen = async (token: string) => (await entities.call(null, me, {}, { token })).body;

  it('[ROLE-015] [ROLE-022] are listed by group and name, a hundred at once', async () => {
    const { body } = await list(sa);
    expect(body.list.map(({ permissionName }) => permissionName).sort()).toEqual([...flagNames].sort());
    expect(body.areMoreItemsAvailable).toBe(false);
    const types = body.list.map(({ type }) => type);
    expect(types).toEqual([...types].sort());
    expect(body.list[0]).toEqual({
      permissionId: trials.permissionId('canAcceptLoadRequest'),
      permissionName: 'canAcceptLoadRequest',
      label: 'Accept load request',
      type: 1,
      area: 'Carts and invoices',
      place: 18,
      description: 'Accept grading requests',
      restricts: false,
      isAccessible: true,
    });
  });

  it('[ROLE-022] are paged and searched by name and description', async () => {
    const page = (await list(sa, { count: 2, offset: 1 })).body;
    expect([page.list.length, page.areMoreItemsAvailable]).toEqual([2, true]);
    const found = async (text: string) =>
      (await list(sa, { text })).body.list.map(({ permissionName }) => permissionName);
    expect(await found('CARTS build')).toEqual(['canBuildCart']);
    expect(await found('canbuildc')).toEqual(['canBuildCart']);
    expect(await found('100%')).toEqual([]);
    expect((await list(sa, { count: 0 })).status).toBe(400);
  });

  it('[ROLE-002] are for super admins who are not hierarchy 10', async () => {
    const owner = await trials.signIn('owner@peachtree.test');
    expect([(await list(null)).status, (await toggle(null, false)).status]).toEqual([401, 401]);
    for (const session of [
      await trials.signIn('admin@washcoat.test'),
      await trials.signIn('buyer@washcoat.test'),
      await trials.signIn('grader@washcoat.test'),
      await trials.signIn('partner@gulfcoast.test'),
      await trials.signIn('subscriber@corner.test'),
      { ...owner, isSA: true },
    ])
      expect([(await list(session)).status, (await toggle(session, false)).status]).toEqual([403, 403]);
  });

  it('[ROLE-013] [ROLE-023] go out of use for everybody at once, super admins included, and come back', async () => {
    const buyer = await trials.signIn('buyer@washcoat.test');
    const { status, body } = await toggle(sa, false);
    expect([status, body.message]).toEqual([200, 'Changes Applied.']);
    for (const { token } of [buyer, sa]) expect((await seen(token)).canBuildCart).toBe(false);
    expect((await trials.signIn('buyer@washcoat.test')).canBuildCart).toBe(false);
    const granted = await trials.granted(sa, roleId('Buyer'));
    expect(granted.map(({ permissionName }) => permissionName)).toContain('canBuildCart');
    const shown = (await list(sa, { text: 'canBuildCart' })).body.list[0];
    expect(shown?.isAccessible).toBe(false);
    await toggle(sa, true);
    for (const { token } of [buyer, sa]) expect((await seen(token)).canBuildCart).toBe(true);
  });

  it('stay as they are when they are so already, and note every change', async () => {
    const noted = () =>
      entities.service
        .database('audit_entry')
        .where({ entity: 'permission', entity_id: trials.permissionId('canShowPricing') });
    await toggle(sa, true, trials.permissionId('canShowPricing'));
    expect(await noted()).toHaveLength(0);
    await toggle(sa, false, trials.permissionId('canShowPricing'));
    await toggle(sa, true, trials.permissionId('canShowPricing'));
    expect(await noted()).toHaveLength(2);
  });

  it('refuse what is none', async () => {
    expect((await toggle(sa, false, randomUUID())).status).toBe(404);
    expect((await toggle(sa, false, 'x')).status).toBe(400);
    expect((await toggle(sa, 'false')).status).toBe(400);
  });
});
