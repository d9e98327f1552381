/** Low, typical and high value: about the 5th percentile, the median and the 95th percentile. */
export type Range = readonly [low: number, typical: number, high: number];

/** Which metals the washcoat carries. `tri` is platinum, palladium and rhodium together. */
export type Chemistry = 'tri' | 'Pd-Rh' | 'Pt-Rh' | 'Pd-only' | 'Pt-only' | 'Pt-Pd' | 'none';

/** Group of the converter type, as loads count it. */
export type ConverterTypeName =
  'CERAMIC' | 'DIESEL' | 'AFTER MKT' | 'DOMESTIC WIRE' | 'IMPORT WIRE' | 'OTHER';

/** Pricing family: what the family tab of the pricing screen modifies. */
export type PricingFamily =
  | 'Foreign Small'
  | 'Foreign Large'
  | 'Domestic Small'
  | 'Domestic Large'
  | 'Exotic'
  | 'Diesel'
  | 'Aftermarket'
  | 'Foil'
  | 'Misc';

/** Outline used when the converter is drawn. */
export type ConverterShape = 'cylinder' | 'manifold' | 'loaf' | 'foil' | 'can' | 'dpf';

/** A vehicle that a converter was fitted to. */
export interface Vehicle {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly engine: string;
}

/** One row of the catalogue's family table: everything needed to draw believable converters of that kind. */
export interface CatalogueFamily {
  /** Row number in the family table, from 1. */
  readonly number: number;
  readonly key: string;
  /** What the part is, for descriptions: 'hybrid underfloor'. */
  readonly part: string;
  readonly pricingFamily: PricingFamily;
  readonly typeName: ConverterTypeName;
  readonly shape: ConverterShape;
  /** Every code of the family matches it once spaces are stripped. */
  readonly stamp: RegExp;
  /** Patterns that codes are written from; see `parseCodePattern` for the notation. */
  readonly codes: readonly string[];
  /** Codes that exist in the trade; they are given out before any written code. */
  readonly knownCodes: readonly string[];
  /** Grams of substrate per piece. */
  readonly weight: Range;
  /** ppm per metal. */
  readonly pt: Range;
  readonly pd: Range;
  readonly rh: Range;
  /** Relative shares of the chemistries. */
  readonly mix: Partial<Record<Chemistry, number>>;
  /** Platinum to palladium ratio of the `Pt-Pd` chemistry; 2 when absent. */
  readonly ptToPd?: number;
  /** Relative share of the catalogue's rows. */
  readonly share: number;
  /** USD per piece or pound for what holds no metal: its override price, since it can't be calculated. */
  readonly scrapPrice?: number;
  /** Names on the shell when they are brands and not the vehicle's make. */
  readonly brands?: readonly string[];
  readonly vehicles: readonly Vehicle[];
}

/** Writes a vehicle in one line. */
export function vehicle(
  make: string,
  model: string,
  yearFrom: number,
  yearTo: number,
  engine: string,
): Vehicle {
  return { make, model, yearFrom, yearTo, engine };
}
