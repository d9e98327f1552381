import { grams, ppm, setPrice, vehicle } from '@washcoat/contract-converters';
import { INVALID, type FieldRule } from '@washcoat/platform-sdk/forms';
import type { z } from 'zod';
import * as rules from './field-rules';

const says = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? true;

it.each<[string, FieldRule, z.ZodType, readonly string[]]>([
  ['a weight', rules.optionalGrams, grams, ['0', '1180.5', '100000', '100001']],
  ['an assay', rules.optionalPpm, ppm, ['0', '1250', '200000', '200000.5']],
  ['a price', rules.optionalPrice, setPrice, ['0', '240', '1000001']],
])('says of the number of %s what the contract says', (_name, rule, schema, samples) => {
  expect(samples.map((text) => rule(text))).toEqual(samples.map((text) => says(schema, Number(text))));
});

it('lets numbers stay empty only where they may, and takes nothing else for a number', () => {
  expect([rules.optionalGrams(''), rules.optionalPpm('')]).toEqual([true, true]);
  expect([rules.optionalGrams('.'), rules.optionalPpm('.')]).toEqual([INVALID, INVALID]);
});

it('takes the years that a vehicle may have', () => {
  const samples = ['1899', '1900', '2026', '2100', '2101'];
  const isYear = (text: string) =>
    vehicle.safeParse({ make: 'GM', model: 'Captiva', yearFrom: Number(text), yearTo: Number(text) }).success;
  expect(samples.map((text) => rules.year(text) === true)).toEqual(samples.map(isYear));
  expect(['', '26', '20O6'].map((text) => rules.year(text))).toEqual(
    Array.from({ length: 3 }, () => INVALID),
  );
});
