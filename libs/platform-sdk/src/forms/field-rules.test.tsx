import { user } from '@washcoat/contract-entities';
import * as rules from './field-rules';

const INVALID = 'Please enter the valid value';
const tooLong = (max: number) => `Use at most ${max} characters`;

it.each<[string, rules.FieldRule, readonly (readonly [string, true | string])[]]>([
  [
    'a required line',
    rules.requiredLine(100),
    [
      ['', INVALID],
      [' ', INVALID],
      ['  Ada  ', true],
      ['Łódź 5', true],
      ['tab\there', INVALID],
      ['bell\u0007', INVALID],
      ['\u200b\u2060', 'Use letters or digits that can be seen'],
      ['שלום\u200f', true],
      ['x'.repeat(100), true],
      [`${'x'.repeat(100)}  `, true],
      ['x'.repeat(101), tooLong(100)],
    ],
  ],
  [
    'an optional line',
    rules.optionalLine(),
    [
      ['', true],
      ['x'.repeat(201), tooLong(200)],
      ['tab\there', INVALID],
    ],
  ],
  [
    'several lines',
    rules.optionalText(),
    [
      ['one\ntwo', true],
      ['Acme \u202egnidarT', 'Leave out characters that turn the direction of what follows'],
      ['x'.repeat(2001), tooLong(2000)],
    ],
  ],
  [
    'a phone',
    rules.phone,
    [
      ['', INVALID],
      ['4045550142', true],
      ['40455501423', INVALID],
      ['404-555', INVALID],
      ['٣', INVALID],
    ],
  ],
  [
    'an optional phone',
    rules.optionalPhone,
    [
      ['', true],
      ['abc', INVALID],
    ],
  ],
  [
    'a zipcode',
    rules.zipcode,
    [
      ['', INVALID],
      ['30318', true],
    ],
  ],
  [
    'a state',
    rules.state,
    [
      ['GA', true],
      ['', 'Please select valid state'],
      ['Georgia', 'Please select valid state'],
    ],
  ],
  [
    'an e-mail address',
    rules.email,
    [
      ['ada@washcoat.test', true],
      [' ada@washcoat.test ', true],
      ['ada@washcoat', INVALID],
      ['a b@washcoat.test', INVALID],
      ['', INVALID],
    ],
  ],
])('says of %s what is wrong with it', (_name, rule, samples) => {
  for (const [text, answer] of samples) expect([text, rule(text)]).toEqual([text, answer]);
});

it('says of a role what the contract says', () => {
  for (const id of ['', '00000000-0000-4000-8000-000000000001'])
    expect(rules.choice(id)).toBe(rules.ruleOf(user.fields.roleId.write)(id));
});

it.each([100, 100_000])('takes adjustments of at most %d with two decimals', (most) => {
  const rule = rules.optionalAdjustment(most);
  for (const text of ['', '0', '2.5', '-2.5', '.5', `${most}`, `-${most}`]) expect(rule(text)).toBe(true);
  expect([rule('1.234'), rule(`-${most}.01`), rule(`${most + 1}`), rule('-'), rule('1e3')]).toEqual([
    'Use at most 2 decimals',
    `Use at least -${most}`,
    `Use at most ${most}`,
    INVALID,
    INVALID,
  ]);
  expect([rules.requiredAdjustment(most)(''), rules.requiredAdjustment(most)('-1')]).toEqual([INVALID, true]);
});

it('wants a password of 8 characters', () => {
  expect(['', 'seven77', 'eight888', 'x'.repeat(201)].map((text) => rules.newPassword(text))).toEqual([
    INVALID,
    'Use at least 8 characters',
    true,
    'Use at most 200 characters',
  ]);
});
