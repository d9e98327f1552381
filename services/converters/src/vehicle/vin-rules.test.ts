import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productList, type Product } from '@washcoat/contract-converters';
import { houseAdmin, type TestService } from '@washcoat/testing';
import { catalogueRows } from '../seed/catalogue/generate-catalogue';
import { addProducts } from '../product/add-products';
import { newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { isCheckDigitRight } from './vin';

const CONVERTERS = 2000;
const BATCH = 500;
const SEED_MS = 240_000;

interface VinCase {
  vin: string;
  vehicle: string;
  /** `Honda Accord`: it and nothing else; `guess Honda`: what is said to be a guess; or `nothing`. */
  fits: string;
  /** What no row may speak of. */
  never: string;
}

const table: VinCase[] = readFileSync(path.join(__dirname, 'vin-rules.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => {
    const [vin = '', vehicle = '', fits = '', never = ''] = line.split('\t');
    return { vin, vehicle, fits, never };
  });

function namesOf({ fits = [] }: Product): string[] {
  return fits.map(({ make, model }) => `${make} ${model}`);
}

function holds(rows: readonly Product[], { fits, never }: VinCase): boolean {
  const texts = rows.flatMap((row) => [...namesOf(row), row.description]);
  const isNamed = never !== '' && rows.some((row) => namesOf(row).some((name) => name.includes(never)));
  if (isNamed || (never === 'motorcycle' && texts.some((text) => text.includes(never)))) return false;
  if (fits === 'nothing') return rows.length === 0;
  const [, guess] = /^guess (.*)$/.exec(fits) ?? [];
  const name = guess ?? fits;
  return (
    rows.length > 0 &&
    rows.every(
      (row) =>
        namesOf(row).some((one) => `${one} `.startsWith(`${name} `)) &&
        row.guessed?.includes('model') === (guess ? true : row.guessed && false),
    )
  );
}

describe('converters by the VIN of a vehicle', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue([]);
    const rows = [...catalogueRows({ count: CONVERTERS, today: '2026-11-20' })].map(
      ({ oem, manufacturer, model, description, shape, vehicles }) =>
        newProduct({ oem, manufacturer, model, description, shape, vehicles: [...vehicles] }),
    );
    for (let at = 0; at < rows.length; at += BATCH) {
      await catalogue.service.inTransaction({ session: houseAdmin() }, (unit) =>
        addProducts(unit, houseAdmin(), rows.slice(at, at + BATCH)),
      );
    }
  }, SEED_MS);
  afterAll(() => catalogue.stop());

  it(
    '[VEH-007] are those of its make, model, year and engine, and no others',
    async () => {
      const missed: string[] = [];
      for (const one of table) {
        expect([one.vin, isCheckDigitRight(one.vin)]).toEqual([one.vin, true]);
        const { body } = await catalogue.call(houseAdmin(), productList, { vin: one.vin, count: 100 });
        if (holds(body.list, one)) continue;
        const shown = body.list.slice(0, 3).map((row) => `${namesOf(row).join('+')} ${row.guessed?.join()}`);
        missed.push(`${one.vin} ${one.vehicle}: ${one.fits}; got ${shown.join(', ') || 'nothing'}`);
      }
      expect(table.length).toBeGreaterThanOrEqual(60);
      expect(missed).toEqual([]);
    },
    SEED_MS,
  );
});
