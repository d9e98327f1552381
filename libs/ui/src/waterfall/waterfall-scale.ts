import Decimal from 'decimal.js';
import type { DecimalInput } from '../format/number';

/** One step of how a price came about. */
export interface WaterfallStep {
  id: string;
  name: string;
  /** Its reason in plain words. */
  reason?: string;
  /** Since when what goes into it stands, and who set it or where it comes from, in words. */
  origin?: string;
  /** Running price after the step, in US dollars. */
  price: DecimalInput;
  /** Change the step made; absent on starts and subtotals. */
  change?: DecimalInput;
  /** `start` the first line, `subtotal` a sum so far, `result` the offer; otherwise a change. */
  role?: 'start' | 'subtotal' | 'result';
}

/** A bar in percent of the axis. */
export interface WaterfallBar {
  readonly step: WaterfallStep;
  readonly left: number;
  readonly width: number;
  /** Where the running price stands after the step. */
  readonly end: number;
}

/** The axis of a waterfall: where it starts, where it ends, and the marks to print. In US dollars. */
export interface WaterfallScale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  /** How many decimals tell the marks apart: cents where they lie less than a dollar from each other. */
  readonly decimals: 0 | 2;
  readonly bars: readonly WaterfallBar[];
}

const steps = [1, 2, 3, 5, 10];
/** Marks less than a cent apart would print the same. */
const LEAST_SPAN = 0.02;

function niceStep(span: number): number {
  const rough = span / 2;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * magnitude >= rough) ?? 10) * magnitude;
}

/** True for a line that is a price by itself, not a change. */
export function isWhole(step: WaterfallStep): boolean {
  return step.role !== undefined;
}

/**
 * Lays the steps on one axis that does not start at 0, so that small effects can be seen. Steps without
 * effect are left out. Positions are for drawing only; the printed figures stay decimals.
 */
export function waterfallScale(all: readonly WaterfallStep[]): WaterfallScale {
  const shown = all.filter((step) => isWhole(step) || !new Decimal(step.change ?? 0).isZero());
  const ends = shown.flatMap((step) => {
    const price = new Decimal(step.price);
    return [price.toNumber(), price.minus(isWhole(step) ? 0 : (step.change ?? 0)).toNumber()];
  });
  if (ends.length === 0) return { min: 0, max: 1, ticks: [], decimals: 0, bars: [] };
  const lowest = Math.min(...ends);
  const highest = Math.max(...ends);
  const tick = niceStep(Math.max(highest - lowest, LEAST_SPAN));
  const below = Math.floor((lowest - tick * 0.1) / tick) * tick;
  const min = lowest < 0 ? below : Math.max(below, 0);
  const max = Math.max(highest, min + 2 * tick);
  const percent = (value: number) => ((value - min) / (max - min)) * 100;
  const bars = shown.map((step) => {
    const end = new Decimal(step.price).toNumber();
    const start = isWhole(step) ? min : new Decimal(step.price).minus(step.change ?? 0).toNumber();
    const left = percent(Math.min(start, end));
    return { step, left, width: Math.max(percent(Math.max(start, end)) - left, 0.6), end: percent(end) };
  });
  const ticks = [0, 1, 2].map((count) => min + count * tick).filter((value) => value <= max);
  return { min, max, ticks, decimals: tick < 1 ? 2 : 0, bars };
}
