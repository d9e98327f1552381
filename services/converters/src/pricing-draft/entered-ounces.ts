import type { MetalEntry } from '@washcoat/contract-converters';
import { METALS, pricePerKg, pricePerOunce, roundTo, toCents, type Metal } from '@washcoat/metals';

/** Decimals of a price per ounce that was entered per kg. */
const OUNCE_DECIMALS = 4;

type Prices = Record<Metal, number>;

/**
 * Prices of an ounce as they were entered. One of an ounce wins over one of a kg, unless it is as it was read and that of
 * the kg is not; one of a kg that is as it was read is that of the ounce which it was rounded from.
 */
export function ouncesOf(
  entry: MetalEntry,
  { tried, current }: { tried: Prices; current: Prices },
): Partial<Prices> {
  const prices: Partial<Prices> = {};
  for (const metal of METALS) {
    const entered = { ounce: entry[`${metal}Oz`], kg: entry[`${metal}Kg`] };
    const price = ounceOf(entered, { tried: tried[metal], current: current[metal] });
    if (price !== undefined) prices[metal] = price;
  }
  return prices;
}

function ounceOf(
  { ounce, kg }: { ounce?: number; kg?: number },
  { tried, current }: { tried: number; current: number },
): number | undefined {
  if (kg === undefined) return ounce;
  const known = [tried, current];
  const isNew = ounce !== undefined && !known.includes(ounce);
  if (isNew || (ounce !== undefined && kgOf(ounce) === kg)) return ounce;
  const read = known.find((each) => kgOf(each) === kg);
  if (read === undefined) return roundTo(pricePerOunce(kg), OUNCE_DECIMALS);
  // One is that in force and the other that of the draft: so is an entry that was previewed, sent once more to apply it.
  return ounce === undefined ? read : tried;
}

const kgOf = (ounce: number) => toCents(pricePerKg(ounce));
