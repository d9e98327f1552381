import { MemorySessionStore } from '@washcoat/service-kit';
import { houseAdmin, testSession } from '@washcoat/testing';
import { TestEdge } from '../testing/test-edge';

const release = (version: string) => ({
  releasedAt: '2026-11-20T10:00:00.000Z',
  entry: `/remotes/mfe-loads/${version}/mf-manifest.json`,
  manifest: { name: 'mfe-loads', title: 'Loads', pages: [], nav: [], tabs: [], panels: [], actions: [] },
});
const registry = (targeted: unknown[], current = '1', revision = 1) =>
  JSON.stringify({
    revision,
    remotes: {
      'mfe-loads': { current, previous: [], targeted, versions: { '1': release('1'), '2': release('2') } },
    },
  });

describe('the registry at the door', () => {
  let edge: TestEdge;
  const versionFor = async (headers: Record<string, string> = {}) => {
    const { json } = await edge.get('/registry.json', headers);
    return JSON.stringify(json).match(/"version":"(\d)"/)?.[1];
  };
  beforeEach(async () => {
    edge = await TestEdge.start();
  });
  afterEach(() => edge.stop());

  it('is empty before the first release and answers each change at once, never from a cache', async () => {
    const before = await edge.get('/registry.json');
    expect(before.json).toEqual({ revision: 0, remotes: [] });
    expect(before.headers['cache-control']).toBe('private, no-cache');
    await edge.put('remotes/registry.json', registry([]));
    expect(await versionFor()).toBe('1');
    await edge.put('remotes/registry.json', registry([], '2', 12));
    expect(await versionFor()).toBe('2');
  });

  it('gives a company on trial its version, and everybody else, signed out or forged, the current one', async () => {
    const session = testSession();
    await edge.put('remotes/registry.json', registry([{ version: '2', companies: [session.companyId] }]));
    expect(await versionFor({ token: await edge.tokenOf(session) })).toBe('2');
    expect(await versionFor({ token: await edge.tokenOf({ ...houseAdmin(), companyId: null }) })).toBe('1');
    expect(await versionFor()).toBe('1');
    expect(await versionFor({ token: 'a.b.c' })).toBe('1');
  });

  it('is answered while tokens cannot be checked', async () => {
    const sessions = new MemorySessionStore();
    jest.spyOn(sessions, 'get').mockRejectedValue(new Error('the session store is down'));
    const cutOff = await TestEdge.start({}, { platform: { sessions } });
    await cutOff.put('remotes/registry.json', registry([]));
    const answer = await cutOff.get('/registry.json', { token: await cutOff.tokenOf(testSession()) });
    expect([answer.status, answer.json.revision]).toEqual([200, 1]);
    expect(sessions.get).toHaveBeenCalled();
    await cutOff.stop();
  });

  it('remembers a visitor, so that a share of visitors stays the same, signed in or not', async () => {
    await edge.put('remotes/registry.json', registry([{ version: '2', percentage: 50 }]));
    const visits = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { headers, json } = await edge.get('/registry.json');
        const cookie = String(headers['set-cookie']?.[0]);
        return { cookie, version: JSON.stringify(json).match(/"version":"(\d)"/)?.[1] };
      }),
    );
    expect(new Set(visits.map(({ version }) => version))).toEqual(new Set(['1', '2']));
    expect(visits[0]?.cookie).toMatch(/^washcoat-visitor=.*samesite=lax; httponly/i);
    const token = await edge.tokenOf(testSession());
    for (const { cookie: text, version } of visits) {
      const cookie = text.split(';')[0] ?? '';
      expect(await versionFor({ cookie })).toBe(version);
      expect(await versionFor({ cookie, token })).toBe(version);
    }
    const known = await edge.get('/registry.json', { cookie: 'washcoat-visitor=x' });
    expect(known.headers['set-cookie']).toBeUndefined();
  });
});
