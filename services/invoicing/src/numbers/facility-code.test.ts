import { facilityCodes, invoiceNoOf } from './facility-code';

const firstOf = (city: string, count: number) => {
  const codes = facilityCodes(city);
  return Array.from({ length: count }, () => codes.next().value);
};

describe('the letters of a facility', () => {
  it('are the first three of its city, then others that resemble it', () => {
    expect(firstOf('Atlanta', 5)).toEqual(['ATL', 'ATA', 'ATN', 'ATT', 'ATA']);
  });

  it('leave out blanks and accents and fill up short names', () => {
    expect(firstOf('Á é', 1)).toEqual(['AEX']);
    expect(firstOf('St. Paul', 1)).toEqual(['STP']);
    expect(firstOf('', 1)).toEqual(['XXX']);
  });

  it('reach every code there is', () => {
    expect(new Set(facilityCodes('Atlanta')).size).toBe(26 ** 3);
  });

  it('stand before six digits', () => {
    expect(invoiceNoOf('ATL', 123)).toBe('ATL-000123');
  });
});
