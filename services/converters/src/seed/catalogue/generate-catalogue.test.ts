import type { Assay } from './assay';
import type { CatalogueConverter } from './catalogue-converter';
import { familyByKey } from './families';
import { catalogueRows, generateCatalogue } from './generate-catalogue';
import { lookAlikesOf, withoutSpaces } from './look-alike';
import { FAMILY_TABLE_PRICES, paidValue } from './paid-value';

const TODAY = '2026-11-20';
const catalogue = generateCatalogue({ count: 20_000, today: TODAY });

const share = (matches: (row: CatalogueConverter) => boolean, rows = catalogue): number =>
  rows.filter(matches).length / rows.length;

const assayOf = ({ subweight, ptAssay, pdAssay, rhAssay }: CatalogueConverter): Assay | null =>
  subweight === null || ptAssay === null || pdAssay === null || rhAssay === null
    ? null
    : { subweight, ptAssay, pdAssay, rhAssay };

/** Analysed original parts: what the value statistics of the family table are about. */
const measured = catalogue
  .filter((row) => ['CERAMIC', 'DIESEL'].includes(row.typeName))
  .filter((row) => !['SCR', 'HD-DPF'].includes(row.familyKey));

const makesByCode = new Map<string, Set<string>>();
for (const row of catalogue) {
  const code = withoutSpaces(row.oem);
  makesByCode.set(code, (makesByCode.get(code) ?? new Set()).add(row.manufacturer));
}

describe('generateCatalogue', () => {
  it('is the same on every run, and a small catalogue is the beginning of a large one', () => {
    const small = generateCatalogue({ count: 400, today: TODAY });
    expect(small).toEqual(generateCatalogue({ count: 400, today: TODAY }));
    expect(catalogue.slice(0, 400)).toEqual(small);
    expect(catalogue).toHaveLength(20_000);
    expect(generateCatalogue({ count: 0, today: TODAY })).toEqual([]);
  });

  it('moves only its dates with the day of seeding', () => {
    const [first] = generateCatalogue({ count: 1, today: TODAY });
    const [nextDay] = generateCatalogue({ count: 1, today: '2026-11-21' });
    const day = 86_400_000;
    expect(Date.parse(nextDay?.createdOn ?? '') - Date.parse(first?.createdOn ?? '')).toBe(day);
    expect({ ...nextDay, createdOn: '', overrideSetOn: '' }).toEqual({
      ...first,
      createdOn: '',
      overrideSetOn: '',
    });
  });

  it('refuses a count or a day that is none', () => {
    expect(() => generateCatalogue({ count: -1, today: TODAY })).toThrow(RangeError);
    expect(() => generateCatalogue({ count: 1.5, today: TODAY })).toThrow(RangeError);
    expect(() => generateCatalogue({ count: 1, today: '20 November' })).toThrow(RangeError);
    expect(() => generateCatalogue({ count: 1, today: '2026-13-01' })).toThrow(RangeError);
  });

  it('gives every row its own key, serial number and house code', () => {
    expect(new Set(catalogue.map((row) => row.productKey)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((row) => row.serialNo)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((row) => row.abCode + row.abSubcode)).size).toBe(catalogue.length);
  });

  it("stamps every converter with a code of its family's grammar", () => {
    const strange = catalogue.filter((row) => !familyByKey(row.familyKey).stamp.test(withoutSpaces(row.oem)));
    expect(strange).toEqual([]);
  });

  it('files 2 % of the codes under two makes and no code twice under one', () => {
    const underTwo = [...makesByCode.values()].filter((makes) => makes.size > 1).length / makesByCode.size;
    expect(underTwo).toBeGreaterThan(0.016);
    expect(underTwo).toBeLessThan(0.024);
    const filings = [...makesByCode.values()].reduce((sum, makes) => sum + makes.size, 0);
    expect(filings).toBe(catalogue.length - 1);
  });

  it('has at least 1 % of codes with a look-alike', () => {
    const alike = [...makesByCode.keys()].filter((code) =>
      lookAlikesOf(code).some((other) => makesByCode.has(other)),
    );
    expect(alike.length / 2 / makesByCode.size).toBeGreaterThan(0.009);
    expect(alike.length / 2 / makesByCode.size).toBeLessThan(0.02);
  });

  it('files the stamp 55570431 as a petrol and as a diesel part', () => {
    const parts = catalogue.filter((row) => row.oem === '55570431');
    expect(parts).toMatchObject([
      { typeName: 'CERAMIC', shape: 'cylinder', subweight: 1660, ptAssay: 199, pdAssay: 3023, rhAssay: 189 },
      { typeName: 'DIESEL', shape: 'can', subweight: 604, ptAssay: 9370, rhAssay: 0 },
    ]);
  });

  it('leaves 3 % without assay, and those without tests', () => {
    const without = catalogue.filter((row) => row.ptAssay === null);
    expect(without.length / catalogue.length).toBeGreaterThan(0.024);
    expect(without.length / catalogue.length).toBeLessThan(0.036);
    expect(
      without.every((row) => row.tests.length === 0 && row.pdAssay === null && row.rhAssay === null),
    ).toBe(true);
    expect(without.some((row) => row.subweight === null)).toBe(true);
  });

  it('overrides 6 to 10 % of the prices, 40 % of them more than 90 days ago', () => {
    const overridden = catalogue.filter((row) => row.isCalculatedPrice);
    expect(overridden.length / catalogue.length).toBeGreaterThan(0.06);
    expect(overridden.length / catalogue.length).toBeLessThan(0.1);
    expect(overridden.every((row) => row.price !== null && row.price > 0)).toBe(true);
    const staleBefore = Date.parse(TODAY) - 90 * 86_400_000;
    const stale = share((row) => Date.parse(row.overrideSetOn ?? '') < staleBefore, overridden);
    expect(stale).toBeGreaterThan(0.35);
    expect(stale).toBeLessThan(0.45);
  });

  it('marks what holds no metal, and gives it a price by hand', () => {
    const empty = catalogue.filter((row) => row.ptAssay === 0 && row.pdAssay === 0 && row.rhAssay === 0);
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.every((row) => row.isCalculatedPrice && row.isWithoutMetal)).toBe(true);
  });

  it('draws petrol chemistries near 35 / 26 / 38 %', () => {
    const petrol = measured.filter((row) => row.typeName === 'CERAMIC' && row.ptAssay !== null);
    const platinumPart = ({ ptAssay, pdAssay }: CatalogueConverter): number =>
      (ptAssay ?? 0) / ((ptAssay ?? 0) + (pdAssay ?? 0));
    const poorInPlatinum = share((row) => platinumPart(row) < 0.05, petrol);
    const poorInPalladium = share((row) => platinumPart(row) > 0.95, petrol);
    expect(Math.abs(poorInPlatinum - 0.35)).toBeLessThan(0.08);
    expect(Math.abs(poorInPalladium - 0.26)).toBeLessThan(0.06);
    expect(Math.abs(1 - poorInPlatinum - poorInPalladium - 0.38)).toBeLessThan(0.06);
  });

  it('keeps most diesels free of rhodium, with platinum to palladium at 2:1', () => {
    const diesel = catalogue.filter((row) => row.typeName === 'DIESEL' && row.ptAssay !== null);
    expect(share((row) => (row.rhAssay ?? 0) <= 12, diesel)).toBe(1);
    const ratios = measured
      .filter((row) => row.typeName === 'DIESEL' && (row.pdAssay ?? 0) > 100)
      .map((row) => (row.ptAssay ?? 0) / (row.pdAssay ?? 1))
      .sort((first, second) => first - second);
    const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(1.85);
    expect(median).toBeLessThan(2.1);
  });

  it.each([
    ['p10', 0.1, 68],
    ['p25', 0.25, 125],
    ['median', 0.5, 191],
    ['p75', 0.75, 285],
    ['p90', 0.9, 374],
  ])('has a %s of paid values near the measured one', (_name, quantile, expected) => {
    const values = paidValues();
    const value = values[Math.floor(quantile * (values.length - 1))] ?? 0;
    expect(Math.abs(value / expected - 1)).toBeLessThan(0.15);
  });

  it('has a sane mean and largest paid value', () => {
    const values = paidValues();
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean / 216 - 1)).toBeLessThan(0.1);
    expect(values.at(-1)).toBeLessThan(1100);
  });

  it('makes heavy bricks slightly poorer', () => {
    const logs = measured.flatMap((row): [number, number][] => {
      const assay = assayOf(row);
      if (!assay) return [];
      return [[Math.log(assay.subweight), Math.log(assay.ptAssay + assay.pdAssay + assay.rhAssay)]];
    });
    const r = correlation(logs);
    expect(r).toBeGreaterThan(-0.28);
    expect(r).toBeLessThan(-0.08);
  });

  it('streams rows and prints its speed', () => {
    const started = performance.now();
    let rows = 0;
    for (const row of catalogueRows({ count: 50_000, today: TODAY })) rows += row.serialNo === '' ? 0 : 1;
    const perSecond = Math.round((rows / (performance.now() - started)) * 1000);
    process.stdout.write(`catalogueRows: ${perSecond} rows a second\n`);
    expect(rows).toBe(50_000);
  });
});

function paidValues(): number[] {
  return measured
    .flatMap((row) => assayOf(row) ?? [])
    .map((assay) => paidValue(assay, FAMILY_TABLE_PRICES).toNumber())
    .sort((first, second) => first - second);
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / pairs.length;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / pairs.length;
  const together = pairs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const squaresX = pairs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const squaresY = pairs.reduce((sum, [, y]) => sum + (y - meanY) ** 2, 0);
  return together / Math.sqrt(squaresX * squaresY);
}
