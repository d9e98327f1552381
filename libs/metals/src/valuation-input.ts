import type { Numeric } from './decimal';
import type { PerMetal } from './metal';
import type { PercentFlag } from './percent-flag';

/** Everything about prices that holds for all converters at one moment. Immutable once written. */
export interface PricingSnapshot {
  /** USD per troy ounce. */
  marketPrice: PerMetal<Numeric>;
  /** USD per troy ounce. */
  hedge: PerMetal<Numeric>;
  /** Taken off the hedge price of an ounce. */
  discount: PerMetal<{ value: Numeric; isPercentage: boolean }>;
  /** Percent on override prices. */
  overridesModifier: Numeric;
  /** Percent by facility name, as snapshots from before `facilitiesById` have it. */
  facilities: Record<string, Numeric>;
  /** Percent by the id of the facility, and its name at that moment. */
  facilitiesById?: Record<string, { name: string; value: Numeric }> | null;
  /** Percent, or USD per piece, by family name. */
  families: Record<string, Numeric>;
  familiesIsPercentage: PercentFlag;
  /** The piece that stands in for a converter without assay: grams and ppm. */
  globalDefaults: { weight: Numeric; pt: Numeric; pd: Numeric; rh: Numeric };
}

/** What the price of one converter depends on. Flags that are missing mean percent. */
export interface ConverterAssay {
  /** Grams of substrate per piece. */
  subweight?: Numeric;
  /** ppm */
  ptAssay?: Numeric;
  /** ppm */
  pdAssay?: Numeric;
  /** ppm */
  rhAssay?: Numeric;
  ptDisc?: Numeric;
  ptDiscIsPercentage?: PercentFlag;
  pdDisc?: Numeric;
  pdDiscIsPercentage?: PercentFlag;
  rhDisc?: Numeric;
  rhDiscIsPercentage?: PercentFlag;
  schemeDisc?: Numeric;
  schemeDiscIsPercentage?: PercentFlag;
  price2Modifier?: Numeric;
  price2ModifierIsPercentage?: PercentFlag;
  family?: string | null;
  /** Known to hold no precious metal: worth nothing, whatever weight, assay and defaults say. */
  isWithoutMetal?: boolean | null;
  /** The override price, USD. */
  price?: Numeric;
  /** Shown as Override Price: true means that `price` replaces the calculated price. */
  isCalculatedPrice?: boolean | null;
}

/** Whom and where an offer is for. */
export interface PriceFor {
  /** The facility; without it the name alone finds its modifiers. */
  facilityId?: string | null;
  /** Its name: for explanations, and for what is kept by name. */
  facilityCity?: string | null;
  customer?: {
    /** Only for explanations. */
    name?: string | null;
    priceMod?: Numeric;
    priceModIsPercentage?: PercentFlag;
    groupModifier?: Numeric;
    groupModifierIsPercentage?: PercentFlag;
    /** Percent. */
    groupDiscount?: Numeric;
    /** Percent by facility name, as copies from before `facilityDiscountsById` have it. */
    facilityDiscounts?: Record<string, Numeric> | null;
    /** Percent by the id of the facility. */
    facilityDiscountsById?: Record<string, Numeric> | null;
  } | null;
}
