import { choiceAndQuantity, namedBy, quantityOf, readEntry, takesStar } from './typed-line';

it.each([
  ['', { kind: 'nothing' }],
  ['  ', { kind: 'nothing' }],
  ['2', { kind: 'choice', index: 1 }],
  ['4', { kind: 'code', code: '4' }],
  ['22', { kind: 'code', code: '22' }],
  ['Q55', { kind: 'code', code: 'Q55' }],
  [' KT 0334 ', { kind: 'code', code: 'KT 0334' }],
])('reads %j with three candidates to choose from', (typed, entry) => {
  expect(readEntry(typed, 3)).toEqual(entry);
});

it('takes a lone digit for a code when there is nothing to choose', () => {
  expect(readEntry('1', 0)).toEqual({ kind: 'code', code: '1' });
  expect(namedBy('1', 0)).toBeNull();
});

it.each([
  ['5', 5],
  ['120', 120],
  ['q12', 12],
  ['Q55', 55],
  ['0.5', 0.5],
  ['.25', 0.25],
  ['2,75', 2.75],
  ['1/2', 0.5],
  ['3/4', 0.75],
  ['Q', null],
  ['0', null],
  ['.', null],
  ['1000', null],
  ['0.001', null],
  ['0.24', null],
  ['5x', null],
  ['1/3', null],
  ['', null],
])('makes of %j before a star the quantity %j', (digits, quantity) => {
  expect(quantityOf(digits)).toBe(quantity);
});

it.each([
  ['2', { index: 1, quantity: null }],
  ['23', { index: 1, quantity: 3 }],
  ['20.5', { index: 1, quantity: 0.5 }],
  ['41', null],
  ['2K', null],
  ['', null],
])('reads %j as a choice among three and what follows it as a quantity', (typed, read) => {
  expect(choiceAndQuantity(typed, 3)).toEqual(read);
});

it('leaves a star to a code that is no quantity', () => {
  expect(['5', '23', '1/2', 'Q2', '21/2'].map(takesStar)).not.toContain(false);
  expect(['', 'KT', '5x'].map(takesStar)).not.toContain(true);
});
