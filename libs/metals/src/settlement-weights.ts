import { PPM_GRAMS_PER_OUNCE, POUND_GRAMS } from './conversion';
import { orZero, sum } from './decimal';
import type { Numeric } from './decimal';
import type { Lot, ProcessedLines, WeighIn } from './settlement-input';
import { trunc3, truncate } from './truncation';

/** Gross, tare, and both names of gross − tare, pounds. */
export type WeighedLot = WeighIn & { net: number; total: number };

/** The processed lines with their sums, pounds. */
export type ProcessedTotals = ProcessedLines & { totalProcessedNet: number; totalProcessedDry: number };

/** A lot with its troy ounces. */
export type AssayedLot = Lot & { ptOz: number; pdOz: number; rhOz: number };

/** `net = total = gross − tare`, cut to `places` decimals: 2 for shippingDocs, 3 for mmiReceived. */
export function weighed(weighIn: WeighIn, places: 2 | 3): WeighedLot {
  const net = truncate(orZero(weighIn.gross).minus(orZero(weighIn.tare)), places);
  return { ...weighIn, net, total: net };
}

/** The sums of the five net and the five dry lines, cut to 3 decimals. */
export function processedTotals(lines: ProcessedLines): ProcessedTotals {
  const { monoNet, bhdNet, samplesNet, trashNet, magneticsNet } = lines;
  const { monoDry, bhdDry, samplesDry, trashDry, magneticsDry } = lines;
  return {
    ...lines,
    totalProcessedNet: total([monoNet, bhdNet, samplesNet, trashNet, magneticsNet]),
    totalProcessedDry: total([monoDry, bhdDry, samplesDry, trashDry, magneticsDry]),
  };
}

/** Troy ounces of one metal in a lot: `trunc3(netDry · 453.59237 · ppm / 1,000,000 / 31.1034768)`. */
export function lotOunces(netDry: Numeric, ppm: Numeric): number {
  return trunc3(orZero(netDry).times(POUND_GRAMS).times(orZero(ppm)).div(PPM_GRAMS_PER_OUNCE));
}

/** A lot with the troy ounces of each metal. */
export function assayed(lot: Lot): AssayedLot {
  return {
    ...lot,
    ptOz: lotOunces(lot.netDry, lot.ptPpm),
    pdOz: lotOunces(lot.netDry, lot.pdPpm),
    rhOz: lotOunces(lot.netDry, lot.rhPpm),
  };
}

function total(values: readonly Numeric[]): number {
  return trunc3(sum(values.map(orZero)));
}
