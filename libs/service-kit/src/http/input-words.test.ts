import { z } from 'zod';
import { inputWords } from './input-words';

/** The words that stand at the one field of an input. */
function wordsOf(rule: z.ZodType, value?: unknown): string | undefined {
  const parsed = z.strictObject({ field: rule }).safeParse({ field: value }, { error: inputWords });
  return parsed.error?.issues[0]?.message;
}

describe('what is wrong with an input', () => {
  it.each([
    ['nothing given', z.number(), undefined, 'Please enter a value'],
    ['an empty text', z.string().min(1), '', 'Please enter a value'],
    ['a text for a number', z.number(), '7', 'Give a number'],
    ['a half for a whole', z.int(), 1.5, 'Give a whole number'],
    ['a number for a text', z.string(), 7, 'Give a text'],
    ['a text for a list', z.array(z.string()), 'a', 'Give a list'],
    ['another choice', z.enum(['csv', 'xlsx']), 'pdf', 'Choose one of csv, xlsx'],
    ['no id', z.uuid(), 'x', 'Give an id'],
    ['no email address', z.email(), 'x', 'Give an email address'],
    ['another shape', z.string().regex(/^\d+$/), 'x', 'Please enter the valid value'],
    ['a long text', z.string().max(3), 'abcd', 'Use at most 3 characters'],
    ['a short text', z.string().min(3), 'ab', 'Use at least 3 characters'],
    ['a long list', z.array(z.number()).max(1), [1, 2], 'Use at most 1 entry'],
    ['a large number', z.number().max(100_000), 100_001, 'Use at most 100,000'],
    ['a bound that is left out', z.number().gt(0), 0, 'Use more than 0'],
  ])('says it for %s', (_what, rule, value, words) => {
    expect(wordsOf(rule, value)).toBe(words);
  });

  it('names what does not belong there', () => {
    const parsed = z.strictObject({}).safeParse({ price: 1, url: 2 }, { error: inputWords });
    expect(parsed.error?.issues[0]?.message).toBe('Leave out price, url');
  });

  it('lets the words of the contract stand', () => {
    expect(wordsOf(z.string().max(3, 'Use a code of three letters'), 'abcd')).toBe(
      'Use a code of three letters',
    );
  });
});
