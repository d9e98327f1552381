import {
  me,
  userActive,
  userAdd,
  userChanged,
  userDelete,
  userEdit,
  userList,
} from '@washcoat/contract-entities';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { testSession, type TestService } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import {
  addedUser,
  canSignIn,
  companyOf,
  roleOf,
  callersOf,
  userForm,
  type Callers,
} from './user-form.fixture';

describe('a user who is changed', () => {
  let entities: TestService;
  let callers: Callers;

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
  });
  afterAll(() => entities.stop());

  const seen = (token: string) => entities.call(null, me, {}, { token });
  /** What every other service would know of the token's session. */
  const known = async (token: string) => {
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return (await entities.platform.sessions.get(sid))?.session ?? null;
  };
  const secondSa = (email: string) => addedUser(entities, callers.sa, { email, isSA: true, hierarchy: 1 });

  it('[USER-012] is signed out everywhere at once when switched off, and may come back when switched on', async () => {
    const first = await signIn(entities, 'grader@washcoat.test');
    const second = await signIn(entities, 'grader@washcoat.test');
    const { userId } = first;
    const off = await entities.call(callers.admin, userEdit, { userId, isActive: false });
    expect(off.body.message).toBe('Successfully edited the User');
    for (const { token } of [first, second]) {
      expect((await seen(token)).status).toBe(401);
      expect(await known(token)).toBeNull();
    }
    expect(await canSignIn(entities, 'grader@washcoat.test', DEMO_PASSWORD)).toBe(false);
    expect((await entities.published(userChanged)).at(-1)).toMatchObject({ userId, isActive: false });
    await entities.call(callers.admin, userEdit, { userId, isActive: true });
    expect(await canSignIn(entities, 'grader@washcoat.test', DEMO_PASSWORD)).toBe(true);
  });

  it('feels another role, name and company with the next request, and so does every other service', async () => {
    const { userId, token } = await signIn(entities, 'lapsed@corner.test');
    expect((await known(token))?.canInviteUsers).toBe(false);
    const change = { userId, roleId: roleOf('Partner seller'), firstName: 'Sami' };
    await entities.call(callers.admin, userEdit, change);
    expect((await seen(token)).body).toMatchObject({ canInviteUsers: true, firstName: 'Sami' });
    expect(await known(token)).toMatchObject({ canInviteUsers: true, firstName: 'Sami' });
    const move = { userId, companyId: companyOf('house'), roleId: roleOf('Grader') };
    expect((await entities.call(callers.admin, userEdit, move)).status).toBe(200);
    expect(await known(token)).toMatchObject({ companyId: companyOf('house'), hierarchy: 4 });
  });

  it('[USER-044] [USER-011] is deleted: signed out at once, gone from lists, its address free again', async () => {
    const { userId, token } = await signIn(entities, 'grader@washcoat.test');
    const wrongCompany = { userId, companyId: companyOf('corner') };
    expect((await entities.call(callers.admin, userDelete, wrongCompany)).status).toBe(404);
    expect((await entities.call(callers.buyer, userDelete, { userId })).status).toBe(403);
    expect((await entities.call(null, userDelete, { userId })).status).toBe(401);
    expect((await entities.call(callers.admin, userDelete, { userId: 'x' })).status).toBe(400);
    expect((await entities.call(testSession({ isNewUser: true }), userDelete, { userId })).status).toBe(403);
    const input = { userId, companyId: companyOf('house') };
    const { status, body } = await entities.call(callers.admin, userDelete, input);
    expect([status, body.message]).toEqual([200, 'Deleted Successfully']);
    expect((await seen(token)).status).toBe(401);
    const { list } = (await entities.call(callers.sa, userList, { text: 'grader@washcoat' })).body;
    expect(list).toEqual([]);
    expect((await entities.published(userChanged)).at(-1)).toMatchObject({
      userId,
      isDeleted: true,
    });
    expect((await entities.call(callers.admin, userDelete, input)).status).toBe(404);
    const again = { ...userForm, email: 'grader@washcoat.test' };
    expect((await entities.call(callers.admin, userAdd, again)).status).toBe(200);
  });

  it('is one of many who are switched at once; refusals are named with the reason', async () => {
    const { admin, sa } = callers;
    const { userId, token } = await signIn(entities, 'partner@bayshore.test');
    const other = await addedUser(entities, sa, { email: 'other@washcoat.test' });
    const ids = [userId, other, admin.userId, sa.userId, userId.toUpperCase()];
    const { body } = await entities.call(admin, userActive, { ids, isActive: false });
    expect(body).toMatchObject({ message: 'Successfully edited the User', changed: 2 });
    expect(new Map(body.refused.map(({ id, error }) => [id, error]))).toEqual(
      new Map([
        [admin.userId, 'You can not switch yourself off.'],
        [sa.userId, 'You are not allowed to do this.'],
      ]),
    );
    expect((await seen(token)).status).toBe(401);
    const again = await entities.call(admin, userActive, { ids: [userId], isActive: false });
    expect(again.body).toMatchObject({ changed: 0, refused: [] });
    const foreign = await entities.call(callers.owner, userActive, { ids: [userId], isActive: true });
    expect(foreign.body).toMatchObject({ changed: 0, refused: [{ error: 'This user was not found.' }] });
    expect((await entities.call(callers.buyer, userActive, { ids, isActive: true })).status).toBe(403);
    expect((await entities.call(null, userActive, { ids, isActive: true })).status).toBe(401);
    expect((await entities.call(admin, userActive, { ids: [], isActive: true })).status).toBe(400);
  });

  describe('as the last super admin', () => {
    it('is not switched off, demoted or deleted', async () => {
      const sa2 = await secondSa('sa2@washcoat.test');
      const second = { ...callers.sa, userId: sa2 };
      const where = { user_id: sa2 };
      await entities.service.database('app_user').where(where).update({ is_active: false });
      const userId = callers.sa.userId;
      for (const change of [{ isActive: false }, { isSA: false }]) {
        const { status, error } = await entities.call(second, userEdit, { userId, ...change });
        expect([status, error.code]).toEqual([409, 'LAST_SUPER_ADMIN']);
      }
      const bulk = await entities.call(second, userActive, { ids: [userId], isActive: false });
      expect(bulk.body.refused).toHaveLength(1);
      expect((await entities.call(second, userDelete, { userId })).error.code).toBe('LAST_SUPER_ADMIN');
      const stored = await entities.service.database('app_user').where({ user_id: userId }).first();
      expect(stored).toMatchObject({ is_active: true, is_sa: true, deleted_at: null });
    });

    it('stays when the last two switch each other off, demote or delete each other at once', async () => {
      const sa2 = await secondSa('sa3@washcoat.test');
      const second = { ...callers.sa, userId: sa2 };
      const both = [
        [callers.sa, sa2],
        [second, callers.sa.userId],
      ] as const;
      const active = () =>
        entities.service
          .database('app_user')
          .where({ is_sa: true, is_active: true })
          .whereNull('deleted_at')
          .pluck('user_id');
      const restore = () =>
        entities.service
          .database('app_user')
          .whereIn('user_id', [sa2, callers.sa.userId])
          .update({ is_active: true, is_sa: true, deleted_at: null });
      for (const change of [{ isActive: false }, { isSA: false }]) {
        const answers = await Promise.all(
          both.map(([session, userId]) => entities.call(session, userEdit, { userId, ...change })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await active()).toHaveLength(1);
        await restore();
      }
      const deletions = await Promise.all(
        both.map(([session, userId]) => entities.call(session, userDelete, { userId })),
      );
      expect(deletions.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await active()).toHaveLength(1);
    });
  });
});
