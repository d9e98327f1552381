import type { CatalogueFamily } from './catalogue/catalogue-family';
import { parseCodePattern } from './catalogue/code-pattern';
import { drawConverter } from './catalogue/drawing';
import { CATALOGUE_FAMILIES } from './catalogue/families';
import { makeTips } from './make-tips';

/** A make of the demonstration installation: its models as the catalogue knows them, and drawings of its parts. */
export interface DemoMake {
  make: string;
  model: string[];
  description: string;
  drawings: string[];
}

/** At most so many pictures show what a make's parts look like. */
const PICTURES = 3;

/** The makes that vehicles of the catalogue have, those with tips, by name. */
export function demoMakes(): DemoMake[] {
  return [...makeTips].map(([make, description]) => {
    const families = CATALOGUE_FAMILIES.filter(({ vehicles }) =>
      vehicles.some((vehicle) => vehicle.make === make),
    );
    return { make, model: modelsOf(make, families), description, drawings: drawingsOf(families) };
  });
}

function modelsOf(make: string, families: readonly CatalogueFamily[]): string[] {
  const vehicles = families.flatMap((family) => family.vehicles.filter((vehicle) => vehicle.make === make));
  return [...new Set(vehicles.map(({ model }) => model))].sort();
}

/** One part of each family, stamped with a code that is known of it, else with one that it could have. */
function drawingsOf(families: readonly CatalogueFamily[]): string[] {
  return families
    .slice(0, PICTURES)
    .map((family, variant) => drawConverter({ code: stampOf(family), shape: family.shape, variant }));
}

function stampOf({ knownCodes: [known], codes: [source = ''] }: CatalogueFamily): string {
  if (known) return known;
  const codes = parseCodePattern(source);
  return codes.at(Math.floor(codes.size / 2));
}
