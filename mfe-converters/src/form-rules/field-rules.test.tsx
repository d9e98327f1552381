import { editableFields, grams, linkUrl, ppm, setPrice, vehicle } from '@washcoat/contract-converters';
import {
  adjustment,
  formLine,
  optionalLine as optionalLineSchema,
  optionalText as optionalTextSchema,
} from '@washcoat/contract-kernel';
import type { z } from 'zod';
import * as rules from './field-rules';
import { eachLine, linesOf } from './lines';

const texts = ['', ' ', 'Ada', '  Ada  ', 'Łódź 5', 'tab\there', 'x'.repeat(100), 'x'.repeat(101)];
const addresses = [
  'https://papers.test/a.pdf',
  'HTTP://papers.test',
  '/files/makes/1.jpg',
  '/files/../secret',
  'javascript:alert(1)',
  'papers.test',
  `https://papers.test/${'x'.repeat(500)}`,
];
const says = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? true;

it.each<[string, rules.FieldRule, z.ZodType, readonly string[]]>([
  ['a required line', rules.requiredLine(100), formLine(100), texts],
  ['a code', rules.requiredLine(100), editableFields.oem, texts],
  ['an optional line', rules.optionalLine(100), optionalLineSchema(100), texts],
  ['several lines', rules.optionalText(100), optionalTextSchema(100), texts],
  ['an address', rules.linkAddress, linkUrl, addresses],
])('says of %s what the contract says', (_name, rule, schema, samples) => {
  expect(samples.map((text) => rule(text))).toEqual(samples.map((text) => says(schema, text)));
});

it.each<[string, rules.FieldRule, z.ZodType, readonly string[]]>([
  ['a weight', rules.grams, grams, ['0', '1180.5', '100000', '100001']],
  ['an assay', rules.ppm, ppm, ['0', '1250', '200000', '200000.5']],
  ['a price', rules.optionalPrice, setPrice, ['0', '240', '1000001']],
  ['a discount', rules.optionalAdjustment, adjustment(), ['-10', '2.5', '1.234', '100001', '-100001']],
])('says of the number of %s what the contract says', (_name, rule, schema, samples) => {
  expect(samples.map((text) => rule(text))).toEqual(samples.map((text) => says(schema, Number(text))));
});

it('lets numbers stay empty only where they may, and takes nothing else for a number', () => {
  expect([rules.optionalGrams(''), rules.optionalPpm(''), rules.optionalAdjustment('')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([rules.grams(''), rules.ppm(''), rules.grams('.'), rules.optionalAdjustment('-')]).toEqual(
    Array.from({ length: 4 }, () => rules.INVALID),
  );
});

it('takes the years that a vehicle may have', () => {
  const samples = ['1899', '1900', '2026', '2100', '2101'];
  const isYear = (text: string) =>
    vehicle.safeParse({ make: 'GM', model: 'Captiva', yearFrom: Number(text), yearTo: Number(text) }).success;
  expect(samples.map((text) => rules.year(text) === true)).toEqual(samples.map(isYear));
  expect(['', '26', '20O6'].map((text) => rules.year(text))).toEqual(
    Array.from({ length: 3 }, () => rules.INVALID),
  );
});

it('takes one value per line', () => {
  expect(linesOf(' Prius \n\nTacoma\n')).toEqual(['Prius', 'Tacoma']);
  const models = eachLine(rules.requiredLine(5), 2, 'Use at most 2 models');
  expect(['', 'Prius\nYaris', 'Prius\nTacoma', 'a\nb\nc'].map((text) => models(text))).toEqual([
    true,
    true,
    'Use at most 5 characters: Tacoma',
    'Use at most 2 models',
  ]);
});
