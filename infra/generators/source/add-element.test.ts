import { addElement } from './add-element';
import { addRoutes } from './add-routes';

const file = 'a.ts';

it.each([
  [`const list = [];`, `const list = [b];`],
  [`const list = [a];`, `const list = [a, b];`],
  [`const list = [\n  a,\n];`, `const list = [\n  a, b,\n];`],
  [
    `const list = (zone: string): readonly X[] => [a(zone)];`,
    `const list = (zone: string): readonly X[] => [a(zone), b];`,
  ],
  [`const one = { list: [a] };`, `const one = { list: [a, b] };`],
  [`const list = [a, b];`, `const list = [a, b];`],
])('adds to the list of %s', (before, after) => {
  expect(addElement(before, /^list$/, 'b', { file })).toBe(after);
});

it('stays before what ends the list', () => {
  expect(addElement(`const list = [a, ...rest];`, /^list$/, 'b', { file, before: '...rest' })).toBe(
    `const list = [a, b,\n...rest];`,
  );
});

it('says where there is no such list', () => {
  expect(() => addElement(`const other = [];`, /^list$/, 'b', { file })).toThrow('a.ts has no list');
});

it.each([
  [`{ routes: old }`, `{ routes: (service) => [...old(service), ...more] }`],
  [`{ routes: () => [] }`, `{ routes: () => [...more] }`],
  [`{ routes: (service) => [...old(service)] }`, `{ routes: (service) => [...old(service), ...more] }`],
])('adds routes to %s', (before, after) => {
  expect(addRoutes(`const x = ${before};`, 'more', file)).toBe(`const x = ${after};`);
});
