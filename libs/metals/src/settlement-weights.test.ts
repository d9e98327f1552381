import fc from 'fast-check';
import { lotOunces, processedTotals, weighed } from './settlement-weights';
import { trunc3 } from './truncation';

describe('gross less tare', () => {
  it('[SET-058] is net and total of the shipping docs, 2 decimals', () => {
    expect(weighed({ gross: '2512.009', tare: 98.4 }, 2)).toMatchObject({ net: 2413.6, total: 2413.6 });
  });

  it('[SET-059] is net and total of what was received, 3 decimals', () => {
    expect(weighed({ gross: 2511.4509, tare: 98.4 }, 3)).toMatchObject({ net: 2413.05, total: 2413.05 });
  });

  it('counts an empty weight as 0', () => {
    expect(weighed({ tare: 3 }, 3)).toEqual({ tare: 3, net: -3, total: -3 });
  });
});

describe('processed totals', () => {
  const lines = {
    monoNet: 2318.2,
    monoDry: 2309.15,
    bhdNet: 61.45,
    bhdDry: 60.98,
    samplesNet: 22.2,
    samplesDry: 22.12,
    trashNet: 4.1,
    trashDry: 4.1,
    magneticsNet: 6.01,
    magneticsDry: 4.4,
  };

  it('[SET-060] sum the five net lines', () => {
    expect(processedTotals(lines).totalProcessedNet).toBe(2411.96);
  });

  it('[SET-061] sum the five dry lines', () => {
    expect(processedTotals(lines).totalProcessedDry).toBe(2400.75);
  });

  it('take minus lines and cut at 3 decimals', () => {
    const totals = processedTotals({ monoNet: 10, trashNet: -2.5, bhdNet: '0.0019', monoDry: -1.0019 });
    expect(totals).toMatchObject({ totalProcessedNet: 7.501, totalProcessedDry: -1.001 });
  });
});

describe('the ounces of a lot', () => {
  it('are exact at the last decimal', () => {
    expect(lotOunces('31.1034768', '2204622621.848')).toBe(999999.999);
    expect(lotOunces('31.1034768', '2204622621.85')).toBe(1000000);
  });

  it.each([
    [null, 1105],
    [1520.5, ''],
    [0, 0],
  ])('are 0 for %p lb at %p ppm', (netDry, ppm) => {
    expect(lotOunces(netDry, ppm)).toBe(0);
  });
});

describe('[SET-075] cutting to 3 decimals', () => {
  it.each([
    ['0.9999', 0.999],
    ['-0.9999', -0.999],
    ['-0.0004', 0],
    ['166.666666', 166.666],
    [0.1 + 0.2, 0.3],
    [null, 0],
  ])('takes %p to %p', (value, cut) => {
    expect(trunc3(value)).toBe(cut);
  });

  it('never rounds away from 0 and takes less than a thousandth', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (millionths) => {
        const sign = millionths < 0n ? '-' : '';
        const digits = (millionths < 0n ? -millionths : millionths).toString().padStart(7, '0');
        const text = `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`;
        const exact = Number(`${sign}${digits.slice(0, -6)}.${digits.slice(-6, -3)}`);
        expect(trunc3(text)).toBe(exact === 0 ? 0 : exact);
      }),
    );
  });
});
