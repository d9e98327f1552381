/** Codes of the model year in order from 1980 (ISO 3779), repeating every 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const CYCLE = 30;
const YEAR_POSITION = 9;
/** In North America a letter here marks the years from 2010 (49 CFR 565). */
const CYCLE_POSITION = 6;

/**
 * The model year that position 10 of a number says, or null when it says none or leaves two that are 30 years apart.
 * By the North American rules position 7 tells them apart. Elsewhere a letter there means the later one too, a digit
 * nothing; but a year after `latest` can not be meant.
 */
export function modelYearOf(
  vin: string,
  { isNorthAmerican, latest }: { isNorthAmerican: boolean; latest: number },
): number | null {
  const code = YEAR_CODES.indexOf(vin.charAt(YEAR_POSITION) || ' ');
  if (code < 0) return null;
  const earlier = FIRST_YEAR + code;
  const later = earlier + CYCLE;
  const isLetter = /[A-Z]/.test(vin.charAt(CYCLE_POSITION));
  if (isNorthAmerican) return isLetter ? later : earlier;
  if (later > latest) return earlier;
  return isLetter ? later : null;
}
