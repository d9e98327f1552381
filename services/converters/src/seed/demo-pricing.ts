import { seedId } from '@washcoat/service-kit/seed';
import type { Pricing } from '../pricing/apply-pricing';
import { metalPriceSeries } from './catalogue/metal-price-series';

const WEEK = 7;
const WEEKS = 52;

/** Whole percent by the name of the facility, as the pricing screen takes it. */
const FACILITIES = { Atlanta: -3, Burlington: -2, Tampa: -3, Peachtree: -4, Piedmont: -4 };

/** What the demonstration installation sets besides metal prices (domain rules, section 2, worked example). */
const SETTINGS: Omit<Pricing, 'snapshotId' | 'marketPrice' | 'hedge'> = {
  discount: {
    pt: { value: 12, isPercentage: true },
    pd: { value: 15, isPercentage: true },
    rh: { value: 250, isPercentage: false },
  },
  overridesModifier: -4,
  facilities: FACILITIES,
  facilitiesById: Object.fromEntries(
    Object.entries(FACILITIES).map(([name, value]) => [seedId('facility', name), { name, value }]),
  ),
  families: {
    'Foreign Small': 1,
    'Foreign Large': 2.5,
    'Domestic Small': 0.5,
    'Domestic Large': 2,
    Exotic: 4,
    Diesel: -3,
    Aftermarket: -5,
    Foil: -2,
    Misc: -8,
  },
  familiesIsPercentage: true,
  globalDefaults: { weight: 900, pt: 300, pd: 700, rh: 90 },
};

/** A pricing that was applied so many whole days before the day of seeding. */
export interface PastPricing {
  daysAgo: number;
  pricing: Pricing;
}

/** A year of weekly pricings, oldest first, ending today with the metal prices of the worked example. */
export function demoPricing(today: string): PastPricing[] {
  const days = metalPriceSeries({ today, days: WEEKS * WEEK + 1 });
  const last = days.length - 1;
  return days.flatMap(({ market, hedge }, index) => {
    const daysAgo = last - index;
    if (daysAgo % WEEK) return [];
    const snapshotId = seedId('pricing', String(daysAgo / WEEK));
    return [{ daysAgo, pricing: { ...SETTINGS, snapshotId, marketPrice: market, hedge } }];
  });
}
