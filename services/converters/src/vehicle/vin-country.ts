/** The order of characters in which ISO 3780 hands out ranges. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/** Countries by the first character and the range of the second one. */
const RANGES: readonly (readonly [first: string, from: string, to: string, country: string])[] = [
  ['A', 'A', 'H', 'South Africa'],
  ['J', 'A', '0', 'Japan'],
  ['K', 'L', 'R', 'South Korea'],
  ['L', 'A', '0', 'China'],
  ['M', 'A', 'E', 'India'],
  ['M', 'F', 'K', 'Indonesia'],
  ['M', 'L', 'R', 'Thailand'],
  ['N', 'L', 'R', 'Turkey'],
  ['P', 'L', 'R', 'Malaysia'],
  ['R', 'F', 'K', 'Taiwan'],
  ['S', 'A', 'M', 'United Kingdom'],
  ['S', 'N', 'T', 'Germany'],
  ['S', 'U', 'Z', 'Poland'],
  ['T', 'J', 'P', 'Czech Republic'],
  ['T', 'R', 'V', 'Hungary'],
  ['T', 'W', '2', 'Portugal'],
  ['U', 'U', 'Z', 'Romania'],
  ['U', '5', '7', 'Slovakia'],
  ['V', 'A', 'E', 'Austria'],
  ['V', 'F', 'R', 'France'],
  ['V', 'S', 'W', 'Spain'],
  ['W', 'A', '0', 'Germany'],
  ['X', 'L', 'R', 'Netherlands'],
  ['X', 'S', 'W', 'Russia'],
  ['X', '3', '0', 'Russia'],
  ['Y', 'A', 'E', 'Belgium'],
  ['Y', 'F', 'K', 'Finland'],
  ['Y', 'S', 'W', 'Sweden'],
  ['Z', 'A', 'U', 'Italy'],
  ['1', 'A', '0', 'United States'],
  ['2', 'A', '5', 'Canada'],
  ['3', 'A', '7', 'Mexico'],
  ['4', 'A', '0', 'United States'],
  ['5', 'A', '0', 'United States'],
  ['6', 'A', 'X', 'Australia'],
  ['7', 'F', '0', 'United States'],
  ['8', 'A', 'E', 'Argentina'],
  ['9', 'A', 'E', 'Brazil'],
  ['9', '3', '9', 'Brazil'],
];
const NORTH_AMERICA: ReadonlySet<string> = new Set(['United States', 'Canada', 'Mexico']);

/** The country that a number was given out in, or null while it is too short or for one that is not known. */
export function countryOf(vin: string): string | null {
  const second = ORDER.indexOf(vin.charAt(1) || ' ');
  const range = RANGES.find(
    ([first, from, to]) =>
      vin.startsWith(first) && second >= ORDER.indexOf(from) && second <= ORDER.indexOf(to),
  );
  return range?.[3] ?? null;
}

/** Whether a number follows the North American rules: those of its country ask for a check digit and a year. */
export function isNorthAmerican(vin: string): boolean {
  return NORTH_AMERICA.has(countryOf(vin) ?? '');
}
