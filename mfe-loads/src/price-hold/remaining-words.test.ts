import { remainingWords } from './remaining-words';

it.each([
  [0, '0 min 00 s'],
  [400, '0 min 01 s'],
  [249_000, '4 min 09 s'],
  [3 * 3_600_000 + 12 * 60_000, '3 h 12 min'],
  [24 * 3_600_000, '1 day 0 h'],
  [51 * 3_600_000, '2 days 3 h'],
])('says of %i ms that it is %s', (ms, words) => {
  expect(remainingWords(ms)).toBe(words);
});
