import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { roleDelete, roleDetail, type Session, type SignedIn, userDelete } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { addUser } from '../people/add-user';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
import { deleteRole } from './role.commands';
import { RoleTrials } from './role.fixture';

describe('deleting roles', () => {
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

  /** Adds a user of the house with a role, without the time that hashing a password takes. */
  const give = (id: string) =>
    entities.service.inTransaction({ session: sa }, (unit) =>
      addUser(unit, sa, {
        email: `${randomUUID()}@washcoat.test`,
        passwordHash: null,
        firstName: 'Yara',
        lastName: 'Yard',
        companyId: seedId('company', 'house'),
        roleId: id,
      }),
    );
  const remove = (session: Session | null, id: string) => entities.call(session, roleDelete, { roleId: id });

  it('[ROLE-009] [ROLE-021] lets super admins delete a role that nobody has', async () => {
    const id = await trials.add(sa);
    const { status, body } = await remove(sa, id);
    expect([status, body.message]).toEqual([200, 'Deleted Successfully']);
    expect((await entities.call(sa, roleDetail, { roleId: id })).status).toBe(404);
    expect((await remove(sa, id)).status).toBe(404);
    expect((await remove(sa, 'x')).status).toBe(400);
    expect(
      await entities.service.database('audit_entry').where({ entity_id: id, action: 'delete' }),
    ).toHaveLength(1);
  });

  it('[ROLE-010] [ROLE-011] refuses everybody else', async () => {
    const id = await trials.add(sa);
    const owner = await trials.signIn('owner@peachtree.test');
    expect((await remove(null, id)).status).toBe(401);
    for (const session of [
      await trials.signIn('admin@washcoat.test'),
      await trials.signIn('buyer@washcoat.test'),
      await trials.signIn('grader@washcoat.test'),
      await trials.signIn('partner@gulfcoast.test'),
      await trials.signIn('subscriber@corner.test'),
      owner,
      { ...owner, isSA: true },
    ])
      expect((await remove(session, id)).status).toBe(403);
  });

  it('refuses a role that somebody has, and says how many', async () => {
    const refused = await remove(sa, roleId('Franchise owner'));
    expect([refused.status, refused.error.error, refused.error.userCount]).toEqual([
      409,
      '2 users have this role. Give them another one first.',
      2,
    ]);
  });

  it('refuses a default role', async () => {
    const refused = await remove(sa, roleId('Franchise buyer'));
    expect([refused.status, refused.error.error]).toEqual([
      409,
      'This is a default role. Make another one the default first.',
    ]);
  });

  it('lets a role go that deleted users had', async () => {
    const id = await trials.add(sa);
    const { body } = await trials.addUser(sa, id);
    expect((await remove(sa, id)).status).toBe(409);
    await entities.call(sa, userDelete, { userId: body.userId });
    expect((await remove(sa, id)).status).toBe(200);
  });

  it('comes before or after who gives the role at the same moment, never between', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const id = await trials.add(sa);
      const [removed, given] = await Promise.allSettled([
        entities.service.inTransaction({ session: sa }, (unit) => deleteRole(unit, sa, id)),
        give(id),
      ]);
      outcomes.add(`${removed.status} ${given.status}`);
      if (removed.status === 'rejected') expect(removed.reason).toMatchObject({ status: 409 });
      if (given.status === 'rejected')
        expect(given.reason).toMatchObject({
          status: 400,
          details: { fields: { roleId: 'Please select the valid value' } },
        });
      const users = await entities.service.database('app_user').where({ role_id: id });
      expect(users).toHaveLength(given.status === 'fulfilled' ? 1 : 0);
    }
    expect(['fulfilled rejected', 'rejected fulfilled']).toEqual(expect.arrayContaining([...outcomes]));
  });

  it('waits for who is giving the role, and is waited for', async () => {
    const id = await trials.add(sa);
    const other = await trials.add(sa);
    const { database } = entities.service;
    const giving = await database.transaction();
    await giving('role').where({ role_id: id }).forKeyShare().first();
    const removal = remove(sa, id);
    await giving('app_user').where({ email: 'grader@washcoat.test' }).update({ role_id: id });
    await giving.commit();
    expect((await removal).status).toBe(409);
    const removing = await database.transaction();
    await removing('role').where({ role_id: other }).delete();
    const given = give(other).then(
      () => 'given',
      (error: unknown) => error,
    );
    await setTimeout(50);
    await removing.commit();
    expect(await given).toMatchObject({ status: 400 });
  });
});
