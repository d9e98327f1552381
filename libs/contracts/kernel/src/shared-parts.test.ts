import { misfitOf, type SharedParts } from './shared-parts';

const sdk = (version: string, ...exports: string[]): SharedParts => ({
  '@washcoat/platform-sdk/lists': { version, exports },
});

it.each<[string, SharedParts, SharedParts]>([
  ["yesterday's remote in today's shell", sdk('2.1.0', 'useExport'), sdk('2.2.0', 'useExport', 'useBulk')],
  ["today's remote in yesterday's shell", sdk('2.2.0', 'useExport'), sdk('2.1.0', 'useExport')],
  ['a remote that says nothing', {}, sdk('2.1.0', 'useExport')],
])('lets %s run', (_what, needs, offers) => {
  expect(misfitOf(needs, offers)).toBeNull();
});

it.each<[string, SharedParts, SharedParts, string]>([
  [
    'of another major version',
    sdk('3.0.0', 'useExport'),
    sdk('2.9.1', 'useExport'),
    'It was built for platform-sdk/lists 3, and the shell has 2.9.1.',
  ],
  [
    'that asks for what is not exported',
    sdk('2.2.0', 'useBulk', 'useExport', 'useUndo'),
    sdk('2.1.0', 'useExport'),
    'It asks platform-sdk/lists for useBulk, useUndo, which 2.1.0 of the shell does not have.',
  ],
  [
    'that asks for a module that is not there',
    sdk('2.2.0', 'useBulk'),
    {},
    'It asks for platform-sdk/lists, which the shell does not have.',
  ],
])('says by name why a remote can not run %s', (_what, needs, offers, sentence) => {
  expect(misfitOf(needs, offers)).toBe(sentence);
});
