import fc from 'fast-check';
import {
  assaysOutside,
  computeSettlement,
  expectedAssay,
  METALS,
  settlementChecks,
  unusualAssays,
} from './index';
import type { LotUnit } from './index';

/** A unit that holds 1000, 2000 and 300 ppm. */
const unit = (id: string, family = 'Toyota', grams = 31_103.4768): LotUnit => ({
  ...{ id, family, grams },
  ounces: { pt: grams / 31_103.4768, pd: (2 * grams) / 31_103.4768, rh: (0.3 * grams) / 31_103.4768 },
});
const lots = (pt: number, lotNo = 'L-1') => ({ lotNo, netDry: 100, ptPpm: pt, pdPpm: 2000, rhPpm: 300 });

describe('what the catalogue expects of a lot', () => {
  it('is the metal of its converters by their weight, as sure as one family is', () => {
    // √(0.1² + 0.08² + 0.02²) = 0.12961 of the assay.
    expect(expectedAssay('L-1', [unit('a')])).toEqual({
      lotNo: 'L-1',
      ppm: { pt: 1000, pd: 2000, rh: 300 },
      uncertainty: { pt: 129.6, pd: 259.2, rh: 38.9 },
    });
  });

  it('is surer of many families than of one, and less sure of what nobody knows', () => {
    const many = expectedAssay('L-1', [unit('a'), unit('b', 'Diesel'), unit('c', 'Foil'), unit('d', 'Ford')]);
    // √((0.1² + 0.08²) / 4 + 0.02²) = 0.06708.
    expect(many?.uncertainty.pt).toBe(67.1);
    expect(expectedAssay('L-1', [unit('a'), unit('b')])?.uncertainty.pt).toBe(116.6);
    expect(expectedAssay('L-1', [unit('a')], 0.5)?.uncertainty.pt).toBe(516.5);
  });

  it('is nothing without a weight', () => {
    expect(expectedAssay('L-1', [])).toBeNull();
    expect(expectedAssay('L-1', [{ ...unit('a'), grams: 0 }])).toBeNull();
  });

  it('is never surer of a part of the lot than of the whole of it, whatever went in', () => {
    const ids = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(ids, fc.constantFrom(1, 2, 5), (numbers, families) => {
        const units = numbers.map((n) => unit(String(n), String(n % families)));
        const whole = expectedAssay('L', units);
        const alone = expectedAssay('L', units.slice(0, 1));
        for (const metal of METALS) {
          expect(whole?.ppm[metal]).toBe(alone?.ppm[metal]);
          expect(whole?.uncertainty[metal]).toBeLessThanOrEqual(alone?.uncertainty[metal] ?? 0);
        }
      }),
    );
  });

  it('is told where an assay is more than two standard deviations off, lot by lot, and never for an empty one', () => {
    const expected = expectedAssay('L-1', [unit('a')]);
    if (!expected) throw new Error('A lot with a weight expects something.');
    const found = (pt: number) => unusualAssays({ pt, pd: 2000, rh: 300 }, expected);
    expect([found(1259), found(741), found(0)]).toEqual([[], [], []]);
    expect(found(740)).toEqual([{ metal: 'pt', expected: 1000, uncertainty: 129.6, side: 'below' }]);
    const lotTableData = [lots(1000), lots(1300), lots(5000, 'L-2'), lots(700)];
    const today = '2026-12-08';
    const statement = computeSettlement({ lotTableData, today });
    expect(settlementChecks({ statement, today }, [assaysOutside([expected])])).toEqual([
      {
        code: 'ASSAY_UNEXPECTED',
        field: 'lotTableData.1.ptPpm',
        sentence: 'Lot L-1: Pt is above the 1000 ± 129.6 ppm that the catalogue expects.',
      },
      {
        code: 'ASSAY_UNEXPECTED',
        field: 'lotTableData.3.ptPpm',
        sentence: 'Lot L-1: Pt is below the 1000 ± 129.6 ppm that the catalogue expects.',
      },
    ]);
  });
});
