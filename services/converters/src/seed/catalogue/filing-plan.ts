import type { CatalogueFamily, Vehicle } from './catalogue-family';
import type { HazardEntry } from './code-hazard';
import { HAZARD_CODE, HAZARD_ENTRIES, HAZARD_MANUFACTURER } from './code-hazard';
import { openCodeBook } from './code-book';
import { CATALOGUE_FAMILIES, familyByKey } from './families';
import { createFamilyPicker } from './family-picker';
import type { Random } from './random';

/** Under which code, make and vehicles the next converter is filed. */
export interface Filing {
  readonly family: CatalogueFamily;
  readonly code: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly vehicles: readonly Vehicle[];
  readonly abCode: string;
  readonly abSubcode: string;
  /** Present for the hazard's two entries, whose content is fixed. */
  readonly hazard?: HazardEntry;
}

const DUPLICATE_SHARE = 0.02;
const LOOK_ALIKE_SHARE = 0.01;
const HAZARD_FROM_ROW = 5;
const MOST_VEHICLES = 3;

/**
 * Plans one filing after another without end. 2 % of the codes are filed under a second make, 1 % have a
 * look-alike, and the hazard takes two rows near the start.
 */
export function* planFilings(random: Random): Generator<Filing, never> {
  const codes = openCodeBook(CATALOGUE_FAMILIES, [HAZARD_CODE], random);
  const families = createFamilyPicker(CATALOGUE_FAMILIES, random);
  const filed = new Map<CatalogueFamily, number>();
  let planned = 0;
  let duplicates = 0;
  let lookAlikes = 0;

  const newAbCode = (family: CatalogueFamily): string => {
    const number = (filed.get(family) ?? 0) + 1;
    filed.set(family, number);
    return `${String(family.number).padStart(2, '0')}-${String(number).padStart(4, '0')}`;
  };
  const file = (family: CatalogueFamily, code: string, manufacturer: string): Filing => {
    const fitted = pickVehicles(family, manufacturer, random);
    return { family, code, manufacturer, ...fitted, abCode: newAbCode(family), abSubcode: 'A' };
  };

  for (;;) {
    if (planned === HAZARD_FROM_ROW) {
      for (const hazard of HAZARD_ENTRIES) yield fileHazard(hazard, newAbCode);
    }
    planned += 1;
    const family = families.pick();
    const code = codes.next(family);
    if (code === null) {
      families.close(family);
      continue;
    }
    const makes = makesOf(family);
    const filing = file(family, code, random.pick(makes));
    yield filing;

    if (makes.length > 1 && duplicates < DUPLICATE_SHARE * planned && random.chance(0.3)) {
      duplicates += 1;
      const other = random.pick(makes.filter((make) => make !== filing.manufacturer));
      yield { ...filing, manufacturer: other, ...pickVehicles(family, other, random), abSubcode: 'B' };
    }
    if (lookAlikes < LOOK_ALIKE_SHARE * planned) {
      const twin = codes.lookAlike(family, code);
      if (twin !== null) {
        lookAlikes += 1;
        yield file(family, twin, random.pick(makes));
      }
    }
  }
}

/** For every make of a family the lists of vehicles that one of its converters may be said to fit. */
type VehiclesByMake = ReadonlyMap<string, readonly (readonly Vehicle[])[]>;

const vehiclesByFamily: ReadonlyMap<CatalogueFamily, VehiclesByMake> = new Map(
  CATALOGUE_FAMILIES.map((family) => [family, vehiclesByMake(family)]),
);
const makesByFamily: ReadonlyMap<CatalogueFamily, readonly string[]> = new Map(
  CATALOGUE_FAMILIES.map((family) => [family, [...vehiclesByMake(family).keys()]]),
);

function makesOf(family: CatalogueFamily): readonly string[] {
  return makesByFamily.get(family) ?? [];
}

function vehiclesByMake(family: CatalogueFamily): VehiclesByMake {
  const makes = family.brands ?? [...new Set(family.vehicles.map((fitted) => fitted.make))];
  return new Map(
    makes.map((make) => [
      make,
      runsOf(family.brands ? family.vehicles : family.vehicles.filter((fitted) => fitted.make === make)),
    ]),
  );
}

/** Every run of one to three vehicles, going round at the end; one empty run when there are none. */
function runsOf(vehicles: readonly Vehicle[]): (readonly Vehicle[])[] {
  if (vehicles.length === 0) return [[]];
  const longest = Math.min(MOST_VEHICLES, vehicles.length);
  return vehicles.flatMap((_first, start) =>
    Array.from({ length: longest }, (_item, extra) =>
      [...vehicles.slice(start), ...vehicles.slice(0, start)].slice(0, extra + 1),
    ),
  );
}

function pickVehicles(
  family: CatalogueFamily,
  manufacturer: string,
  random: Random,
): Pick<Filing, 'model' | 'vehicles'> {
  const vehicles = random.pick(vehiclesByFamily.get(family)?.get(manufacturer) ?? [[]]);
  return { model: vehicles[0]?.model ?? '', vehicles };
}

function fileHazard(hazard: HazardEntry, newAbCode: (family: CatalogueFamily) => string): Filing {
  const family = familyByKey(hazard.familyKey);
  return {
    family,
    code: HAZARD_CODE,
    manufacturer: HAZARD_MANUFACTURER,
    model: hazard.model,
    vehicles: hazard.vehicles,
    abCode: newAbCode(family),
    abSubcode: 'A',
    hazard,
  };
}
