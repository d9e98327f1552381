import { makeOf, saysYearEverywhere } from './makers';
import { modelYearOf } from './model-year';
import { engineOf } from './vehicle-engines';
import { modelOf } from './vehicle-models';
import { isCheckDigitRight, isCompleteVin, readVin } from './vin';
import { countryOf, isNorthAmerican } from './vin-country';

/** What a vehicle identification number says by itself; null is what it does not say or nobody here knows. */
export interface VinFacts {
  /** As it was read: upper case, without i, o, q, blanks and signs. */
  vin: string;
  isComplete: boolean;
  /** Null while the number is not complete, and where its maker may use none. */
  isCheckDigitRight: boolean | null;
  make: string | null;
  model: string | null;
  year: number | null;
  engine: string | null;
  country: string | null;
}

/**
 * Reads a number as far as it has been typed, from tables alone. A wrong check digit is told and changes nothing else.
 * A number from outside North America with a right check digit was made for it and follows its rules; one without has a
 * year only where its make says one everywhere.
 */
export function decodeVin(typed: string, now: Date): VinFacts {
  const vin = readVin(typed);
  const isComplete = isCompleteVin(vin);
  const isDigitRight = isComplete && isCheckDigitRight(vin);
  const make = makeOf(vin);
  const country = countryOf(vin);
  const followsRules = isNorthAmerican(vin) || isDigitRight;
  const years = { isNorthAmerican: followsRules, latest: now.getUTCFullYear() + 1 };
  return {
    vin,
    isComplete,
    isCheckDigitRight: isComplete && followsRules ? isDigitRight : null,
    make,
    model: modelOf(vin),
    year: followsRules || saysYearEverywhere(make) ? modelYearOf(vin, years) : null,
    engine: engineOf(vin),
    country,
  };
}
