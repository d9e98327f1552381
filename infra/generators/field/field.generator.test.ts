import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { typeProblems } from '../testing/type-problems';
import { fieldGenerator } from './field.generator';

jest.setTimeout(300_000);

const gateCode = { field: 'gate-code', noun: 'facility', domain: 'entities' };
const declaration = 'libs/contracts/entities/src/facility.noun.ts';
const day = new Date('2026-12-01T09:00:00Z');

it('declares the field behind the others, and gives its table the column', async () => {
  const tree = checkoutTree();
  await fieldGenerator(tree, gateCode, day);
  const migration = 'services/entities/src/migrations/20261201000001-add-gate-code-to-facilities.ts';
  expect(newFiles(tree)).toEqual([migration]);
  expect(textOf(tree, migration)).toContain(
    `alter table facility add column gate_code text not null default ''`,
  );
  expect(textOf(tree, declaration)).toContain(
    `companyLogo: pictureField('Logo', { export: false }),\n  gateCode: optionalLineField('Gate Code', 100),\n});`,
  );
  expect(textOf(tree, 'services/entities/src/migrations/index.ts')).toContain('addGateCodeToFacilities,\n];');
  expect(typeProblems(tree, {})).toEqual([]);
});

it('says what records of before have of each kind', async () => {
  const tree = checkoutTree();
  await fieldGenerator(tree, { ...gateCode, field: 'is-gated', kind: 'flag', label: 'Has a gate' }, day);
  expect(textOf(tree, declaration)).toContain(`isGated: flagField('Has a gate', { on: false }),`);
  expect(
    textOf(tree, 'services/entities/src/migrations/20261201000001-add-is-gated-to-facilities.ts'),
  ).toContain('boolean not null default false');
});

it.each([
  [{ ...gateCode, field: 'zipcode' }, 'has zipcode already.'],
  [{ ...gateCode, kind: 'colour' }, "There is no kind 'colour'"],
  [{ ...gateCode, noun: 'gate' }, 'gate.noun.ts is missing.'],
  [{ ...gateCode, field: 'gateCode' }, "The field 'gateCode' must be"],
])('refuses %p', async (options, problem) => {
  await expect(fieldGenerator(checkoutTree(), options, day)).rejects.toThrow(problem);
});
