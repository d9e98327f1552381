import { readDecimal } from './decimal-text';

describe('a number in a file', () => {
  it.each([
    ['1250.5', '1250.5'],
    ['1250,5', '1250.5'],
    ['0,125', '0.125'],
    ['-2,5', '-2.5'],
    ['1,250.5', '1250.5'],
    ['1.250,50', '1250.50'],
    ['1,250,000', '1250000'],
    ['1.250.000', '1250000'],
    ['1250,125', '1250.125'],
  ])('%s is understood with a decimal point or comma', (text, value) => {
    expect(readDecimal(text, false)).toEqual({ value });
    expect(readDecimal(text, true)).toEqual({ value });
  });

  it('is not guessed where it may mean two', () => {
    expect(readDecimal('1,250', false)).toEqual({ doubt: ['1250', '1.25'] });
    expect(readDecimal('1,125', false)).toEqual({ doubt: ['1125', '1.1250'] });
    expect(readDecimal('1.250', true)).toEqual({ doubt: ['1250', '1.25'] });
    expect(readDecimal('1.250', false)).toEqual({ value: '1.250' });
    expect(readDecimal('1.1250', true)).toEqual({ value: '1.1250' });
  });

  it.each(['', '1e9', '1,2,3', '12,34,567', '1.2.3', '1 250', 'heavy', '1234567890'])(
    'is none in %j',
    (text) => {
      expect(readDecimal(text, false)).toBeNull();
    },
  );
});
