import { currentApis, keptApi, versionedPackages, type ApiReport } from './api-report';
import { isAtLeast, neededVersion } from './version-rules';

let apis: Record<string, ApiReport> = {};
beforeAll(() => {
  apis = currentApis();
}, 240_000);

it.each(versionedPackages)('has a version that follows the public types: %s', (folder) => {
  const now = apis[folder];
  const released = keptApi(folder);
  if (!now || !released) throw new Error(`Nothing is kept of ${folder}; npm run contracts keeps it.`);
  expect(Object.keys(now.exports['.'] ?? {}).length).toBeGreaterThan(50);
  const { version, reasons } = neededVersion(released, now);
  if (!isAtLeast(now.version, version))
    throw new Error(
      `Raise ${folder}/package.json to ${version}, or keep what is there.\n${reasons.join('\n')}`,
    );
});

const api = (exports: Record<string, string>, types: Record<string, string> = {}): ApiReport => {
  const listed = (named: Record<string, string>) =>
    Object.fromEntries(Object.entries(named).map(([name, text]) => [name, [text]]));
  return { version: '2.3.1', exports: { '.': listed(exports) }, types: listed(types) };
};
const before = api(
  {
    useDraft: 'function useDraft(name: string): Draft;',
    Shape: "type Shape = 'round' | 'oval';",
    Field: 'function Field({ label }: Shape): void;',
  },
  { Draft: 'interface Draft {\n    text: string;\n}' },
);
const changed = (exports: Record<string, string>, types: Record<string, string> = {}) =>
  neededVersion(before, {
    ...before,
    exports: { '.': { ...before.exports['.'], ...api(exports).exports['.'] } },
    types: { ...before.types, ...api({}, types).types },
  });

it('stays when nothing changes', () => {
  expect(neededVersion(before, before)).toEqual({ version: '2.3.1', reasons: [] });
});

it.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['one name more', { useUndo: 'function useUndo(): void;' }, {}, 'minor: useUndo is new'],
  [
    'an optional parameter more',
    { useDraft: 'function useDraft(name: string, ms?: number): Draft;' },
    {},
    'minor: useDraft takes more',
  ],
  [
    'another member taken by name',
    { Field: 'function Field({ label, fixed }: Shape): void;' },
    {},
    'minor: Field takes more',
  ],
  [
    'an optional member more',
    {},
    { Draft: 'interface Draft {\n    text: string;\n    at?: Date;\n}' },
    'minor: Draft takes more',
  ],
])('needs a minor version for %s', (_what, exports, types, reason) => {
  expect(changed(exports, types)).toEqual({ version: '2.4.0', reasons: [reason] });
});

it.each<[string, Record<string, string>, Record<string, string>, string]>([
  [
    'a parameter that must be given',
    { useDraft: 'function useDraft(name: string, ms: number): Draft;' },
    {},
    'major: useDraft is another',
  ],
  [
    'another answer',
    { useDraft: 'function useDraft(name: string): void;' },
    {},
    'major: useDraft is another',
  ],
  ['another type', { Shape: "type Shape = 'round';" }, {}, 'major: Shape is another'],
  [
    'a member that is gone from a type behind',
    {},
    { Draft: 'interface Draft {\n    at?: Date;\n}' },
    'major: Draft is another',
  ],
])('needs a major version for %s', (_what, exports, types, reason) => {
  expect(changed(exports, types)).toEqual({ version: '3.0.0', reasons: [reason] });
});

it('needs a major version when a name is gone', () => {
  const { useDraft: _gone, ...rest } = before.exports['.'] ?? {};
  expect(neededVersion(before, { ...before, exports: { '.': rest } })).toEqual({
    version: '3.0.0',
    reasons: ['major: useDraft is gone'],
  });
});

it('compares versions as numbers', () => {
  expect([isAtLeast('2.10.0', '2.9.0'), isAtLeast('2.9.0', '2.10.0')]).toEqual([true, false]);
});
