import { weekdayOf } from '@washcoat/contract-kernel';
import { Decimal } from 'decimal.js';
import { daysBefore } from './calendar-day';
import type { MetalPrices } from './paid-value';
import { createRandom } from './random';

/** Prices of one day, USD per troy ounce. */
export interface MetalPriceDay {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly market: MetalPrices;
  readonly hedge: MetalPrices;
}

/** Demonstration prices on the day of seeding; never a market. */
export const DEMO_MARKET: MetalPrices = { pt: 1000, pd: 1100, rh: 4800 };
export const DEMO_HEDGE: MetalPrices = { pt: 980, pd: 1070, rh: 4600 };

type Metal = keyof MetalPrices;
type Deviates = Readonly<Record<Metal, number>>;

const SEED = 64;
const METALS: readonly Metal[] = ['pt', 'pd', 'rh'];
const TRADING_DAYS_A_YEAR = 252;
/** Volatility a year. */
const VOLATILITY: Deviates = { pt: 0.28, pd: 0.42, rh: 0.6 };
/** How much of a metal's day is the group's day. */
const TOGETHER = 0.55;
/** A small pull to today's price keeps a year's walk in a range that charts can show. */
const PULL = 0.012;
/** Smallest step a price is quoted in. */
const TICK: Deviates = { pt: 1, pd: 1, rh: 25 };
/** The crash: this many trading days, ended so many days ago, with these log-returns over the whole fall. */
const CRASH = { daysAgo: 190, days: 12, pt: -0.17, pd: -0.32, rh: -0.55 } as const;

/**
 * Daily market and hedge prices, oldest first, ending on `today` at exactly the demonstration prices. The walk
 * is written backwards from today with log-returns on trading days; weekends repeat Friday.
 * Throws RangeError when `today` is no calendar day.
 */
export function metalPriceSeries({ today, days = 400 }: { today: string; days?: number }): MetalPriceDay[] {
  const random = createRandom(SEED);
  const dayBefore = daysBefore(today);
  let logs = { pt: 0, pd: 0, rh: 0 };
  let spread = 1;
  const series: MetalPriceDay[] = [];
  for (let daysAgo = 0; daysAgo < days; daysAgo += 1) {
    const date = dayBefore(daysAgo);
    series.push(quote(date, logs, spread));
    const group = random.normal();
    const own: Deviates = { pt: random.normal(), pd: random.normal(), rh: random.normal() };
    const widened = random.between(0.85, 1.15);
    if (isTradingDay(date)) {
      logs = stepBack(logs, group, own, daysAgo);
      spread = widened;
    }
  }
  return series.reverse();
}

const SATURDAY = 6;
const isTradingDay = (date: string): boolean => weekdayOf(date) < SATURDAY;

/** From a day's logarithms (0 is today's price) to those of the trading day before. */
function stepBack(logs: Deviates, group: number, own: Deviates, daysAgo: number): Record<Metal, number> {
  const isCrash = daysAgo >= CRASH.daysAgo && daysAgo < CRASH.daysAgo + (CRASH.days * 7) / 5;
  const back = (metal: Metal): number => {
    const deviate = TOGETHER * group + Math.sqrt(1 - TOGETHER ** 2) * own[metal];
    const dayReturn = (deviate * VOLATILITY[metal]) / Math.sqrt(TRADING_DAYS_A_YEAR);
    const fall = isCrash ? CRASH[metal] / CRASH.days : 0;
    return logs[metal] * (1 - PULL) - dayReturn - fall;
  };
  return { pt: back('pt'), pd: back('pd'), rh: back('rh') };
}

function quote(date: string, logs: Deviates, spread: number): MetalPriceDay {
  const market = { pt: 0, pd: 0, rh: 0 };
  const hedge = { pt: 0, pd: 0, rh: 0 };
  for (const metal of METALS) {
    const price = new Decimal(DEMO_MARKET[metal]).times(Math.exp(logs[metal]));
    const discount = new Decimal(1)
      .minus(new Decimal(DEMO_HEDGE[metal]).div(DEMO_MARKET[metal]))
      .times(spread);
    market[metal] = price.toNearest(TICK[metal]).toNumber();
    hedge[metal] = price.times(new Decimal(1).minus(discount)).toNearest(TICK[metal]).toNumber();
  }
  return { date, market, hedge };
}
