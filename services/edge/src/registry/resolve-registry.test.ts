import type { RegistryFile, Trial } from './registry-file';
import { resolveRegistry } from './resolve-registry';

const release = (version: string) => ({
  releasedAt: '2026-11-20T10:00:00.000Z',
  entry: `/remotes/mfe-loads/${version}/mf-manifest.json`,
  manifest: { name: 'mfe-loads', title: version, pages: [], nav: [], tabs: [], panels: [], actions: [] },
});
const registry = (targeted: Trial[], current: string | null = '1'): RegistryFile => ({
  revision: 7,
  remotes: {
    'mfe-loads': {
      current,
      previous: [],
      targeted,
      versions: { '1': release('1'), '2': release('2'), '3': release('3') },
    },
  },
});
const versionFor = (file: RegistryFile, visitor: Parameters<typeof resolveRegistry>[1]) =>
  resolveRegistry(file, visitor).remotes[0]?.version;
const visitors = Array.from({ length: 2000 }, (_, index) => ({ visitorId: `visitor ${index}` }));

describe('the registry that a visitor gets', () => {
  it('is the current version with its entry and manifest', () => {
    expect(resolveRegistry(registry([]), {})).toEqual({
      revision: 7,
      remotes: [
        {
          name: 'mfe-loads',
          version: '1',
          entry: '/remotes/mfe-loads/1/mf-manifest.json',
          manifest: release('1').manifest,
        },
      ],
    });
  });

  it('is the trial version for the companies it is given to, and for nobody else', () => {
    const file = registry([{ version: '2', companies: ['a', 'b'] }]);
    expect(versionFor(file, { companyId: 'b' })).toBe('2');
    expect(versionFor(file, { companyId: 'c' })).toBe('1');
    expect(versionFor(file, {})).toBe('1');
  });

  it('is the newest trial that fits', () => {
    const file = registry([
      { version: '3', companies: ['a'] },
      { version: '2', companies: ['a', 'b'] },
    ]);
    expect(versionFor(file, { companyId: 'a' })).toBe('3');
    expect(versionFor(file, { companyId: 'b' })).toBe('2');
  });

  it('gives a share of the visitors the trial, the same ones each time, and keeps them when the share grows', () => {
    const inShare = (percentage: number) =>
      visitors.filter((visitor) => versionFor(registry([{ version: '2', percentage }]), visitor) === '2');
    const [tenth, again, half] = [inShare(10), inShare(10), inShare(50)];
    expect(tenth).toEqual(again);
    expect(tenth.length).toBeGreaterThan(140);
    expect(tenth.length).toBeLessThan(260);
    expect(half).toEqual(expect.arrayContaining(tenth));
    expect([inShare(0).length, inShare(100).length]).toEqual([0, visitors.length]);
    expect(versionFor(registry([{ version: '2', percentage: 100 }]), {})).toBe('1');
  });

  it('takes a share of the companies when both are said', () => {
    const file = registry([{ version: '2', companies: ['a'], percentage: 50 }]);
    const versions = visitors.map((visitor) => versionFor(file, { ...visitor, companyId: 'a' }));
    expect(new Set(versions)).toEqual(new Set(['1', '2']));
    expect(visitors.some((visitor) => versionFor(file, { ...visitor, companyId: 'b' }) === '2')).toBe(false);
  });

  it('leaves a remote out that so far is on trial with others', () => {
    expect(resolveRegistry(registry([{ version: '2', companies: ['a'] }], null), {}).remotes).toEqual([]);
  });
});
