import { addImport } from './add-import';

it('joins the import of the same module, in the order of the names', () => {
  const text = `import { read, type Route } from '@washcoat/service-kit';\n`;
  expect(addImport(text, '@washcoat/service-kit', ['write', 'read', 'badInput'])).toBe(
    `import { badInput, read, type Route, write } from '@washcoat/service-kit';\n`,
  );
});

it('keeps types apart from values in an import of types', () => {
  const text = `import type { Route } from '@washcoat/service-kit';\n`;
  expect(addImport(text, '@washcoat/service-kit', ['type Service'])).toBe(
    `import type { Route, Service } from '@washcoat/service-kit';\n`,
  );
  expect(addImport(text, '@washcoat/service-kit', ['read'])).toBe(
    `import { read, type Route } from '@washcoat/service-kit';\n`,
  );
});

it('finds its place among what Node brings, packages and neighbours', () => {
  const lines = [
    `import path from 'node:path';`,
    `import { z } from 'zod';`,
    `import { a } from '../a';`,
    `import { c } from './c';`,
  ];
  const added = (module: string) =>
    addImport(lines.join('\n'), module, ['x'])
      .split('\n')
      .findIndex((line) => line.includes('{ x }'));
  expect(['node:os', '@washcoat/ui', '../b', './b', './d'].map(added)).toEqual([0, 1, 3, 3, 4]);
});

it('begins a file that imports nothing', () => {
  expect(addImport('const a = 1;\n', 'knex', ['type Knex'])).toBe(
    `import type { Knex } from 'knex';\n\nconst a = 1;\n`,
  );
});
