import { userFields } from '@washcoat/contract-entities';
import {
  adjustment,
  formEmail,
  formLine,
  formPhone,
  formState,
  formZipcode,
  optionalLine as optionalLineSchema,
  optionalPhone as optionalPhoneSchema,
  optionalText as optionalTextSchema,
} from '@washcoat/contract-kernel';
import type { z } from 'zod';
import * as rules from './field-rules';
import { optionalAdjustment, requiredAdjustment } from './number-rules';

const texts = [
  '',
  ' ',
  'Ada',
  '  Ada  ',
  'Łódź 5',
  'tab\there',
  'bell\u0007',
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(201),
  'x'.repeat(2001),
];
const digits = ['', '1', '4045550142', '40455501423', '404-555', 'abc', '٣'];
const says = (schema: z.ZodType, text: unknown) => schema.safeParse(text).error?.issues[0]?.message ?? true;

it.each<[string, rules.FieldRule, z.ZodType, readonly string[]]>([
  ['a required line', rules.requiredLine(100), formLine(100), texts],
  ['an optional line', rules.optionalLine(100), optionalLineSchema(100), texts],
  ['several lines', rules.optionalText(), optionalTextSchema(), texts],
  ['a phone', rules.phone, formPhone, digits],
  ['an optional phone', rules.optionalPhone, optionalPhoneSchema, digits],
  ['a zipcode', rules.zipcode, formZipcode, digits],
  ['a state', rules.state, formState, ['', 'GA', 'ga', 'ZZ', 'Georgia']],
  ['a role', rules.choice, userFields.roleId, ['', '00000000-0000-4000-8000-000000000001']],
  [
    'an e-mail address',
    rules.email,
    formEmail,
    [
      '',
      'ada',
      'ada@',
      'ada@washcoat',
      'ada@washcoat.test',
      'a b@washcoat.test',
      `${'x'.repeat(250)}@washcoat.test`,
    ],
  ],
])('says of %s what the contract says', (_name, rule, schema, samples) => {
  expect(samples.map((text) => rule(text))).toEqual(samples.map((text) => says(schema, text)));
});

it.each([100, 100_000])('says of an adjustment of at most %d what the contract says', (most) => {
  const samples = ['0', '2.5', '-2.5', '.5', '1.234', `${most}`, `-${most}`, `-${most}.01`, `${most + 1}`];
  const rule = optionalAdjustment(most);
  expect(samples.map((text) => rule(text))).toEqual(
    samples.map((text) => says(adjustment(most), Number(text))),
  );
  expect([rule(''), rule('-')]).toEqual([true, rules.INVALID]);
  expect([requiredAdjustment(most)(''), requiredAdjustment(most)('-1')]).toEqual([rules.INVALID, true]);
});

it('wants a password of 8 characters', () => {
  expect(['', 'seven77', 'eight888', 'x'.repeat(201)].map((text) => rules.newPassword(text))).toEqual([
    'Please enter the valid value',
    'Use at least 8 characters',
    true,
    'Use at most 200 characters',
  ]);
});
