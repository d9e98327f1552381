import type { Assay } from './assay';
import type { CatalogueFamily } from './catalogue-family';
import { DEMO_MARKET } from './metal-price-series';
import { paidValue } from './paid-value';
import type { Random } from './random';

/** A converter's own price rules. Money in USD; discounts and modifiers in percent unless their flag is false. */
export interface PriceSettings {
  /** The override price; null without one. */
  readonly price: number | null;
  /** Shown as Override Price: the override is used. */
  readonly isCalculatedPrice: boolean;
  /** Calendar day on which the override was set, `YYYY-MM-DD`; null without one. */
  readonly overrideSetOn: string | null;
  readonly ptDisc: number | null;
  readonly ptDiscIsPercentage: boolean;
  readonly pdDisc: number | null;
  readonly pdDiscIsPercentage: boolean;
  readonly rhDisc: number | null;
  readonly rhDiscIsPercentage: boolean;
  readonly schemeDisc: number | null;
  readonly schemeDiscIsPercentage: boolean;
  readonly price2Modifier: number | null;
  readonly price2ModifierIsPercentage: boolean;
}

type Override = Pick<PriceSettings, 'price' | 'isCalculatedPrice' | 'overrideSetOn'>;

const OVERRIDE_SHARE = 0.08;
const STALE_OVERRIDE_SHARE = 0.4;
const STALE_AFTER_DAYS = 90;
const NO_OVERRIDE: Override = { price: null, isCalculatedPrice: false, overrideSetOn: null };

/**
 * Draws price rules. 8 % of converters carry an override near their paid value, 40 % of those set more than
 * 90 days ago and drifted away from it since. What holds no metal always has its scrap price as override.
 */
export function drawPriceSettings(
  family: CatalogueFamily,
  assay: Assay | null,
  dayBefore: (daysAgo: number) => string,
  random: Random,
): PriceSettings {
  const override = drawOverride(family, assay, dayBefore, random);
  const pt = drawModifier(random, 0.05, 2, 10);
  const pd = drawModifier(random, 0.05, 2, 10);
  const rh = drawModifier(random, 0.03, 2, 12);
  const scheme = drawModifier(random, 0.15, 2, 8);
  const price2 = drawModifier(random, 0.15, -12, 6);
  return {
    price: override.price,
    isCalculatedPrice: override.isCalculatedPrice,
    overrideSetOn: override.overrideSetOn,
    ptDisc: pt.value,
    ptDiscIsPercentage: pt.isPercentage,
    pdDisc: pd.value,
    pdDiscIsPercentage: pd.isPercentage,
    rhDisc: rh.value,
    rhDiscIsPercentage: rh.isPercentage,
    schemeDisc: scheme.value,
    schemeDiscIsPercentage: scheme.isPercentage,
    price2Modifier: price2.value,
    price2ModifierIsPercentage: price2.isPercentage,
  };
}

function drawOverride(
  family: CatalogueFamily,
  assay: Assay | null,
  dayBefore: (daysAgo: number) => string,
  random: Random,
): Override {
  if (family.scrapPrice !== undefined) {
    const overrideSetOn = dayBefore(random.integer(3, STALE_AFTER_DAYS));
    return { price: family.scrapPrice, isCalculatedPrice: true, overrideSetOn };
  }
  if (!assay || !random.chance(OVERRIDE_SHARE)) return NO_OVERRIDE;
  const isStale = random.chance(STALE_OVERRIDE_SHARE);
  const daysAgo = isStale
    ? random.integer(STALE_AFTER_DAYS + 1, 6 * STALE_AFTER_DAYS)
    : random.integer(1, STALE_AFTER_DAYS);
  const drift = isStale ? random.between(0.65, 1.4) : random.between(0.82, 1.02);
  const price = paidValue(assay, DEMO_MARKET).times(drift).toDecimalPlaces(0);
  return {
    price: Math.max(1, price.toNumber()),
    isCalculatedPrice: true,
    overrideSetOn: dayBefore(daysAgo),
  };
}

function drawModifier(
  random: Random,
  share: number,
  lowest: number,
  highest: number,
): { value: number | null; isPercentage: boolean } {
  if (!random.chance(share)) return { value: null, isPercentage: true };
  return { value: random.integer(lowest, highest), isPercentage: random.chance(0.8) };
}
