import { lineOunces, type MetalLine } from './held-ounces';
import { converterA, converterB, snapshot } from './valuation.fixture';

const line = (part: Partial<MetalLine>): MetalLine => ({
  converter: converterA,
  snapshot,
  group: 'CERAMIC',
  finalQty: 1,
  ...part,
});

describe('the metal in lines of loads', () => {
  it('is that of their assay times their quantity, rounded once at the end', () => {
    const lines = [
      line({ finalQty: 100 }),
      line({ finalQty: '0.25' }),
      line({ converter: { ...converterA, isWithoutMetal: true } }),
    ];
    // 0.047422351188 · 100.25 = 4.754090…; 0.0876365… · 100.25 = 8.78555…; 0.0147199 · 100.25 = 1.47566…
    expect(lineOunces(lines)).toEqual({ ounces: { pt: 4.7541, pd: 8.7856, rh: 1.4757 }, unknownLines: 0 });
  });

  it('is that of the piece that stands in for a converter without assay', () => {
    // 900 g · 300 ppm ÷ 31.1034768 g = 0.00868070… oz
    expect(lineOunces([line({ converter: converterB, finalQty: 10 })]).ounces.pt).toBe(0.0868);
  });

  it('of wire is that of its pieces, by their pounds; of unknown weight it is not known', () => {
    const pound = line({
      group: 'DOMESTIC WIRE',
      converter: { ...converterA, subweight: 453.59237 },
      finalQty: 10,
    });
    const piece = line({ converter: { ...converterA, subweight: 453.59237 }, finalQty: 10 });
    expect(lineOunces([pound])).toEqual(lineOunces([piece]));
    const unknown = line({ group: 'IMPORT WIRE', converter: converterB, finalQty: 10 });
    expect(lineOunces([unknown])).toEqual({ ounces: { pt: 0, pd: 0, rh: 0 }, unknownLines: 1 });
  });

  it('of wire of light pieces is what its weight holds, however little a piece weighs', () => {
    const light = {
      group: 'IMPORT WIRE',
      converter: { ...converterA, subweight: 5 },
      finalQty: 100,
    } as const;
    // 100 lb are 45,359.237 g; · 1250, 2310 and 388 ppm ÷ 31.1034768 g.
    expect(lineOunces([line(light)]).ounces).toEqual({ pt: 1.8229, pd: 3.3688, rh: 0.5658 });
  });

  it('refuses what is no number', () => {
    expect(() => lineOunces([line({ finalQty: 'some' })])).toThrow(RangeError);
  });
});
