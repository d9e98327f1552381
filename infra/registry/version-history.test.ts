import type { Release, RemoteVersions } from '@washcoat/service-edge/registry';
import { withRelease, withRollback, type Audience } from './version-history';

const release = (day: number): Release => ({
  releasedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  entry: `/remotes/mfe-loads/${day}/mf-manifest.json`,
  manifest: { name: 'mfe-loads', title: 'Loads', pages: [], nav: [], tabs: [], panels: [], actions: [] },
});

/** Releases versions named by their day, one after the other. */
function released(...days: number[]): RemoteVersions {
  const remote = days.reduce<RemoteVersions | undefined>(
    (before, day) => withRelease(before, String(day), release(day)),
    undefined,
  );
  if (!remote) throw new Error('Name a day');
  return remote;
}
const onTrial = (remote: RemoteVersions, day: number, audience: Audience) =>
  withRelease(remote, String(day), release(day), audience);

describe('a release', () => {
  it('for everybody becomes current and remembers what was before', () => {
    expect(released(1, 2, 3)).toMatchObject({ current: '3', previous: ['2', '1'], targeted: [] });
  });

  it('keeps the five newest versions', () => {
    const remote = released(1, 2, 3, 4, 5, 6, 7);
    expect(Object.keys(remote.versions).sort()).toEqual(['3', '4', '5', '6', '7']);
    expect(remote.previous).toEqual(['6', '5', '4', '3']);
  });

  it('keeps older versions that somebody still gets', () => {
    const trials = [2, 3, 4, 5, 6, 7].reduce(
      (remote, day) => onTrial(remote, day, { companies: [`company ${day}`] }),
      released(1),
    );
    expect(Object.keys(trials.versions)).toHaveLength(7);
    expect(trials.current).toBe('1');
  });

  it('for some only leaves everybody else where they are', () => {
    const remote = onTrial(released(1), 2, { companies: ['a'], percentage: 10 });
    expect(remote).toMatchObject({
      current: '1',
      targeted: [{ version: '2', companies: ['a'], percentage: 10 }],
    });
  });

  it('of a version on trial changes who gets it', () => {
    const remote = onTrial(onTrial(released(1), 2, { percentage: 10 }), 2, { percentage: 50 });
    expect(remote.targeted).toEqual([{ version: '2', percentage: 50 }]);
  });

  it('for everybody ends the trials', () => {
    expect(withRelease(onTrial(released(1), 2, { percentage: 10 }), '3', release(3)).targeted).toEqual([]);
  });

  it('of what the same visitors have already changes nothing', () => {
    const current = released(1, 2);
    expect(withRelease(current, '2', release(9))).toBe(current);
    const trial = onTrial(current, 3, { companies: ['a'] });
    expect(onTrial(trial, 3, { companies: ['a'] })).toBe(trial);
  });
});

describe('a rollback', () => {
  it('goes to the version before, and once more to the one before that', () => {
    const once = withRollback(released(1, 2, 3));
    expect(once).toMatchObject({ current: '2', previous: ['1'] });
    expect(withRollback(once)).toMatchObject({ current: '1', previous: [] });
  });

  it('takes the newest trial back first', () => {
    const remote = onTrial(onTrial(released(1, 2), 3, { percentage: 5 }), 4, { percentage: 5 });
    expect(withRollback(remote)).toMatchObject({ current: '2', targeted: [{ version: '3' }] });
  });

  it('goes to a named version, back or forth again, and ends the trials', () => {
    const back = withRollback(onTrial(released(1, 2, 3), 4, { percentage: 5 }), '1');
    expect(back).toMatchObject({ current: '1', previous: [], targeted: [] });
    expect(withRollback(back, '3')).toMatchObject({ current: '3', previous: ['1'] });
  });

  it('refuses what is not there', () => {
    expect(() => withRollback(released(1))).toThrow('There is no version before the current one.');
    expect(() => withRollback(released(1, 2), '9')).toThrow('There is no version 9 on disk; there are 1, 2.');
  });
});
