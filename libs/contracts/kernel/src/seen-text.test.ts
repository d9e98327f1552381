import { z } from 'zod';
import { formLine, line, optionalLine, optionalText, requiredLine, shownLine } from '.';

const rules = { formLine, line, optionalLine, optionalText, requiredLine };
const named = Object.entries(rules).map(([name, rule]) => [name, rule(200)] as const);

const sentenceOf = (rule: z.core.$ZodType, text: string) =>
  z.safeParse(rule, text).error?.issues.map(({ message }) => message);

describe.each(named)('%s', (name, rule) => {
  it.each([
    ['zero-width letters', '\u200b\u200d\u2060'],
    ['Hangul fillers', '\u3164\u115f'],
    ['blank Braille', '\u2800'],
    ['marks of direction alone', '\u200f\u200e'],
    ['tags and selectors', '\u{e0041}\ufe0f'],
  ])('refuses %s', (_what, text) => {
    expect(sentenceOf(rule, text)).toEqual(['Use letters or digits that can be seen']);
  });

  it.each([
    ['an override', 'Acme \u202egnidarT'],
    ['an embedding', '\u202bAcme\u202c'],
    ['an isolate', 'Acme \u2067Trading\u2069'],
  ])('refuses %s', (_what, text) => {
    expect(sentenceOf(rule, text)).toEqual(['Leave out characters that turn the direction of what follows']);
  });

  it.each([
    ['Arabic', 'شركة النور للتجارة'],
    ['Hebrew with a mark of direction', 'מתכות בע״מ\u200f'],
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['a family of emoji', '👩\u200d🔧'],
    ['accents', 'Žofie Ångström'],
  ])('keeps %s', (_what, text) => {
    expect(z.parse(rule, text)).toBe(text);
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('refuses %s', (_what, text) => {
    expect(sentenceOf(rule, text)).toContain('Please enter the valid value');
  });

  it('keeps ends of lines in texts of several lines only', () => {
    expect(z.safeParse(rule, 'first\nsecond').success).toBe(name === 'optionalText');
  });
});

it('shows names that others gave without what a line does not hold', () => {
  expect(shownLine('price\u202etxt.exe\u0007')).toBe('pricetxt.exe');
});
