import { cleanNumber, isBegun, isBlockedKey, pastedDay, pastedNumber } from './entered-text';

describe('numbers of a settlement as they are typed', () => {
  it('[SET-066] take no e, E, + and -', () => {
    expect(['e', 'E', '+', '-'].map((key) => isBlockedKey(key, false))).toEqual([true, true, true, true]);
    expect(['5', '.', 'Backspace', 'Enter'].some((key) => isBlockedKey(key, false))).toBe(false);
    expect(['1e3', '+5', '-5'].map((text) => isBegun(text, false))).toEqual([false, false, false]);
  });

  it('[SET-067] take a minus where the field is signed', () => {
    expect([isBlockedKey('-', true), isBlockedKey('+', true)]).toEqual([false, true]);
    expect([isBegun('-4.1', true), isBegun('-4.1', false)]).toEqual([true, false]);
  });

  it.each([
    ['2512.50', '2512.50'],
    ['.5', '.5'],
    ['4.', '4.'],
    ['-', ''],
    ['.', ''],
    ['1e3', ''],
  ])('[SET-068] count %p as %p', (text, number) => {
    expect(cleanNumber(text)).toBe(number);
  });

  it.each([
    ['1,250.50', '1250.50'],
    ['$985.50', '985.50'],
    [' 40 ', '40'],
    ['.25', '0.25'],
    ['1e3', ''],
    ['1,250', ''],
    ['-4', ''],
    ['about 98', ''],
  ])('are pasted from %p as %p', (text, number) => {
    expect(pastedNumber(text, false)).toBe(number);
  });

  it('are pasted below 0 where the field is signed', () => {
    expect([pastedNumber('-4.1', true), pastedNumber('\u22124.1', true)]).toEqual(['-4.1', '-4.1']);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['11/2/2026', '2026-11-02'],
    ['2026-02-30', ''],
    ['soon', ''],
  ])('days are pasted from %p as %p', (text, day) => {
    expect(pastedDay(text)).toBe(day);
  });
});
