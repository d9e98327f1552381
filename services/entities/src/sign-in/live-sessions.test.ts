import { logout, me } from '@washcoat/contract-entities';
import { LocalKeySource, MemorySessionStore, TokenVerifier } from '@washcoat/service-kit';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { lockUserWithPassword } from '../people/password.repository';
import { entitiesService, signIn, startSeeded } from '../seed/seeded-service.fixture';
import { forgetExpired } from './forget-expired.job';
import { refreshSessions } from './refresh-sessions';

describe('live sessions', () => {
  let entities: TestService;
  beforeEach(async () => {
    entities = await startSeeded();
  });
  afterEach(() => entities.stop());

  const seen = async (token: string) => entities.call(null, me, {}, { token });
  const sidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string;
  const stored = async (token: string) =>
    (await entities.platform.sessions.get(sidOf(token)))?.session ?? null;
  const refresh = (...userIds: string[]) =>
    entities.service.inTransaction({}, (unit) => refreshSessions(unit, entities.platform.sessions, userIds));
  const restart = () => {
    const keys = new LocalKeySource();
    const sessions = new MemorySessionStore();
    Object.assign(entities.platform, { keys, sessions, verifier: new TokenVerifier(keys) });
    return entitiesService.prepare?.(entities.service);
  };

  it('die at once when the user is switched off, and only the user’s', async () => {
    const { userId, token } = await signIn(entities, 'partner@gulfcoast.test');
    const other = await signIn(entities, 'partner@bayshore.test');
    await entities.service.database('app_user').where({ user_id: userId }).update({ is_active: false });
    await refresh(userId, other.userId);
    expect((await seen(token)).status).toBe(401);
    expect((await seen(other.token)).status).toBe(200);
  });

  it('die at once when the company is switched off or deleted', async () => {
    for (const [email, company, change] of [
      ['partner@gulfcoast.test', 'gulfcoast', { is_active: false }],
      ['partner@bayshore.test', 'bayshore', { deleted_at: new Date() }],
    ] as const) {
      const { userId, token } = await signIn(entities, email);
      await entities.service
        .database('company')
        .where({ company_id: seedId('company', company) })
        .update(change);
      await refresh(userId);
      expect((await seen(token)).status).toBe(401);
    }
  });

  it('carry new rights with the next request', async () => {
    const { userId, token } = await signIn(entities, 'buyer@washcoat.test');
    const { database } = entities.service;
    await database('permission').where({ permission_name: 'canBuildCart' }).update({ is_accessible: false });
    expect((await seen(token)).body.canBuildCart).toBe(true);
    await refresh(userId);
    expect((await seen(token)).body.canBuildCart).toBe(false);
    expect((await stored(token))?.canBuildCart).toBe(false);
  });

  it('are told as every other call decides by them, without asking the database', async () => {
    const { token, ...session } = await signIn(entities, 'owner@peachtree.test');
    const asked = jest.fn();
    entities.service.database.on('query', asked);
    expect((await seen(token)).body).toEqual(session);
    entities.service.database.off('query', asked);
    expect(asked).not.toHaveBeenCalled();
  });

  it('survive a restart, with the rights of that moment', async () => {
    const { token, userId } = await signIn(entities, 'buyer@washcoat.test');
    await entities.service
      .database('app_user')
      .where({ user_id: userId })
      .update({ role_id: seedId('role', 'Grader') });
    await restart();
    const { status, body } = await seen(token);
    expect([status, body.userId, body.canBuildCart]).toEqual([200, userId, false]);
    expect((await stored(token))?.canAcceptLoadRequest).toBe(true);
  });

  it('stay ended after a restart, even when the store missed the end', async () => {
    const signedOut = await signIn(entities, 'buyer@washcoat.test');
    const switchedOff = await signIn(entities, 'grader@washcoat.test');
    const { database } = entities.service;
    await database('user_session').where({ user_id: signedOut.userId }).update({ ended_at: new Date() });
    await database('app_user').where({ user_id: switchedOff.userId }).update({ is_active: false });
    await entitiesService.prepare?.(entities.service);
    expect((await seen(signedOut.token)).status).toBe(401);
    expect((await seen(switchedOff.token)).status).toBe(401);
    await restart();
    expect((await seen(signedOut.token)).status).toBe(401);
    expect((await seen(switchedOff.token)).status).toBe(401);
  });

  describe('while two things happen at once', () => {
    /** Holds the next `put` of the store until `release`; `reached` resolves when it begins. */
    const holdNextPut = () => {
      const store = entities.platform.sessions;
      const put = store.put.bind(store);
      const [reached, reach] = signal();
      const [released, release] = signal();
      jest.spyOn(store, 'put').mockImplementationOnce(async (record) => {
        reach();
        await released;
        await put(record);
      });
      return { reached, release };
    };
    const signal = (): [Promise<void>, () => void] => {
      let send = () => {};
      const sent = new Promise<void>((resolve) => (send = resolve));
      return [sent, send];
    };
    const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

    it('are not brought back by a refresh after the sign-out', async () => {
      const { userId, token } = await signIn(entities, 'buyer@washcoat.test');
      const { reached, release } = holdNextPut();
      const refreshing = refresh(userId);
      await reached;
      const signingOut = entities.send({ method: 'POST', url: logout.path, headers: { token } });
      await aMoment();
      release();
      await Promise.all([refreshing, signingOut]);
      expect((await seen(token)).status).toBe(401);
    });

    it('are not begun behind the back of who switches the user off', async () => {
      const { userId } = await signIn(entities, 'buyer@washcoat.test');
      const { reached, release } = holdNextPut();
      const signingIn = signIn(entities, 'buyer@washcoat.test');
      await reached;
      const switchingOff = entities.service.inTransaction({}, async (unit) => {
        await unit.trx('app_user').where({ user_id: userId }).update({ is_active: false });
        await refreshSessions(unit, entities.platform.sessions, [userId]);
      });
      await aMoment();
      release();
      await switchingOff;
      expect(await stored((await signingIn).token)).toBeNull();
    });

    it('are begun with the password of that moment, and changes of the user wait for it', async () => {
      const { database } = entities.service;
      const where = { user_id: seedId('user', 'buyer@washcoat.test') };
      const { password_hash: hash } = await database('app_user').where(where).first();
      const [locked, lock] = signal();
      const order: string[] = [];
      const signingIn = entities.service.inTransaction({}, async ({ trx }) => {
        expect(await lockUserWithPassword(trx, where.user_id, 'an older hash')).toBe(false);
        expect(await lockUserWithPassword(trx, where.user_id, hash)).toBe(true);
        lock();
        await aMoment();
        order.push('signed in');
      });
      await locked;
      await database('app_user').where(where).update({ is_active: false });
      order.push('switched off');
      await signingIn;
      expect(order).toEqual(['signed in', 'switched off']);
    });
  });

  it('keep their key over restarts', async () => {
    const before = await entities.service.database('signing_key').pluck('key_id');
    await Promise.all([restart(), restart()]);
    expect(await entities.service.database('signing_key').pluck('key_id')).toEqual(before);
  });

  it('are forgotten a day after they expired, and not before', async () => {
    const { database } = entities.service;
    await signIn(entities, 'buyer@washcoat.test');
    await signIn(entities, 'grader@washcoat.test');
    await database('user_session')
      .where({ user_id: seedId('user', 'grader@washcoat.test') })
      .update({ expires_at: new Date(Date.now() - 25 * 60 * 60 * 1000) });
    await forgetExpired.run(entities.service);
    const left = await database('user_session').pluck('user_id');
    expect(left).toEqual([seedId('user', 'buyer@washcoat.test')]);
  });
});
