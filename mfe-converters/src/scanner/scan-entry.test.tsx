import { converterA, sharedStamp, testId } from '../converter/converter.fixture';
import { scannedParts } from './scanned-parts';
import { pointedAt, quantityOf, readEntry } from './scan-entry';

it.each([
  ['', { kind: 'nothing' }],
  ['  ', { kind: 'nothing' }],
  ['2', { kind: 'choice', index: 1 }],
  ['4', { kind: 'code', code: '4' }],
  ['22', { kind: 'code', code: '22' }],
  ['Q55', { kind: 'code', code: 'Q55' }],
  [' KT 0334 ', { kind: 'code', code: 'KT 0334' }],
])('reads %j with three parts to choose from', (typed, entry) => {
  expect(readEntry(typed, 3)).toEqual(entry);
});

it('takes a lone digit for a code when there is nothing to choose', () => {
  expect(readEntry('1', 0)).toEqual({ kind: 'code', code: '1' });
  expect(pointedAt('1', 0)).toBeNull();
});

it.each([
  ['5', 5],
  ['120', 120],
  ['q12', 12],
  ['Q55', 55],
  ['Q', null],
  ['0', null],
  ['1000', null],
  ['5x', null],
  ['', null],
])('makes of %j before a star %j pieces', (digits, quantity) => {
  expect(quantityOf(digits)).toBe(quantity);
});

describe('what a code found', () => {
  const part = (n: number, oem: string) => ({ ...converterA, productId: testId(n), oem });

  it('is every part that carries exactly this code, however it is written, alone or beside others', () => {
    const found = [part(1, 'KT 0334'), part(2, 'A 204 / KT-0334'), part(3, 'KT 03345')];
    expect(scannedParts('kt0334', found)).toEqual({ match: 'whole', parts: found.slice(0, 2) });
    expect(
      scannedParts('55570431', [sharedStamp, { ...sharedStamp, productId: testId(9) }]).parts,
    ).toHaveLength(2);
  });

  it('is the part with an x where the keyboard put a multiplication sign', () => {
    const found = [part(1, '10x10 12x12')];
    expect(scannedParts('10×10 12×12', found)).toEqual({ match: 'whole', parts: found });
  });

  it('is what looks like it before what contains it, when no part carries it', () => {
    const found = [part(1, 'KT 03345'), part(2, 'KT O334')];
    expect(scannedParts('KT 0334', found)).toEqual({ match: 'close', parts: [found[1], found[0]] });
    expect(scannedParts('KT 0334', [])).toEqual({ match: 'none', parts: [] });
  });

  it('is never more than nine', () => {
    const many = Array.from({ length: 20 }, (_, n) => part(n, 'GD3'));
    expect(scannedParts('GD3', many).parts).toHaveLength(9);
  });
});
