import fc from 'fast-check';
import { estimateAssays, METALS, type LotConverter, type PerMetal } from './index';

const GRAMS_PER_OUNCE = 31.1034768;
const one: LotConverter = {
  id: 'a',
  family: 'Toyota',
  grams: 10_000,
  ppm: { pt: 1000, pd: 2000, rh: 300 },
  tests: 0,
};
const contained = (converters: readonly LotConverter[], by = 1) => ({
  grams: converters.reduce((all, { grams }) => all + Number(grams), 0),
  ounces: perMetal((metal) =>
    converters.reduce(
      (all, { grams, ppm }) => all + (Number(grams) * Number(ppm[metal]) * by) / 1e6 / GRAMS_PER_OUNCE,
      0,
    ),
  ),
});

function perMetal<T>(valueOf: (metal: 'pt' | 'pd' | 'rh') => T): PerMetal<T> {
  return { pt: valueOf('pt'), pd: valueOf('pd'), rh: valueOf('rh') };
}

const lots = fc.array(
  fc.record({
    id: fc.uuid(),
    family: fc.constantFrom('Toyota', 'Diesel', 'Foil'),
    grams: fc.integer({ min: 100, max: 200_000 }),
    ppm: fc.record({
      pt: fc.integer({ min: 0, max: 5000 }),
      pd: fc.integer({ min: 0, max: 6000 }),
      rh: fc.integer({ min: 0, max: 900 }),
    }),
    tests: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('what a settled lot says of assays', () => {
  it('moves the assay of a lone converter by the share of the error that the catalogue has', () => {
    const [estimate] = estimateAssays([one], contained([one], 0.9));
    // Prior variance 0.1² + 0.08² = 0.0164, settlement 0.02² = 0.0004: 0.0164 / 0.0168 of 10 % less.
    expect(estimate?.ppm).toEqual({ pt: 902.4, pd: 1804.8, rh: 270.7 });
    // √0.0164 and √(0.0164 − 0.0164²/0.0168) of the assay.
    expect(estimate?.uncertaintyBefore.pt).toBe(128.1);
    expect(estimate?.uncertainty.pt).toBe(19.8);
    expect(estimate?.tests).toBe(41);
  });

  it('splits what two families share by their metal, and leaves the firmer one nearer to what it was', () => {
    const firm: LotConverter = { ...one, id: 'b', family: 'Diesel', tests: 15 };
    const [loose, held] = estimateAssays([one, firm], contained([one, firm], 1.05));
    expect(loose?.ppm.pt).toBeGreaterThan(held?.ppm.pt ?? 0);
    expect(held?.ppm.pt).toBeGreaterThan(1000);
  });

  it('changes nothing where the settled ounces are what the catalogue says', () => {
    fc.assert(
      fc.property(lots, (converters) => {
        for (const { id, ppm } of estimateAssays(converters, contained(converters))) {
          const before = converters.find((converter) => converter.id === id);
          for (const metal of METALS) expect(ppm[metal]).toBeCloseTo(before?.ppm[metal] ?? 0, 1);
        }
      }),
    );
  });

  it('changes an assay less the more tests it rests on, and never makes it less sure', () => {
    fc.assert(
      fc.property(lots, fc.double({ min: 0.7, max: 1.3, noNaN: true }), (converters, by) => {
        const settled = contained(converters, by);
        const estimates = estimateAssays(converters, settled);
        const [first, ...rest] = converters;
        if (!first) return;
        const firmer = estimateAssays([{ ...first, tests: first.tests + 5 }, ...rest], settled);
        for (const metal of METALS) {
          const moved = (ppm?: number) => Math.abs((ppm ?? 0) - first.ppm[metal]);
          expect(moved(firmer[0]?.ppm[metal])).toBeLessThanOrEqual(moved(estimates[0]?.ppm[metal]) + 0.1);
        }
        for (const { uncertainty, uncertaintyBefore } of estimates)
          for (const metal of METALS)
            expect(uncertainty[metal]).toBeLessThanOrEqual(uncertaintyBefore[metal]);
      }),
    );
  });

  it('moves every assay towards what was found, and never past a lone cause', () => {
    fc.assert(
      fc.property(lots, fc.boolean(), (converters, isMore) => {
        for (const { id, ppm } of estimateAssays(converters, contained(converters, isMore ? 1.1 : 0.9))) {
          const before = converters.find((converter) => converter.id === id);
          for (const metal of METALS) {
            const was = before?.ppm[metal] ?? 0;
            if (isMore) expect(ppm[metal]).toBeGreaterThanOrEqual(was);
            else expect(ppm[metal]).toBeLessThanOrEqual(was);
          }
        }
      }),
    );
  });

  it('takes a lot that lost weight by its grade, and believes it less', () => {
    const settled = contained([one], 0.9);
    const lost = { grams: 9000, ounces: perMetal((metal) => settled.ounces[metal]) };
    expect(estimateAssays([one], lost)[0]?.ppm.pt).toBe(1000);
    const [sure] = estimateAssays([one], settled);
    const [unsure] = estimateAssays([one], { ...settled, grams: 8000 });
    expect(unsure?.uncertainty.pt).toBeGreaterThan(sure?.uncertainty.pt ?? 0);
  });

  it('leaves what holds no metal, and a lot without metal', () => {
    const blank: LotConverter = { ...one, ppm: { pt: null, pd: 0, rh: '' } };
    expect(estimateAssays([blank], contained([one]))[0]).toMatchObject({
      ppm: { pt: 0, pd: 0, rh: 0 },
      tests: 0,
    });
    expect(() => estimateAssays([{ ...one, grams: 'many' }], contained([one]))).toThrow(RangeError);
  });
});
