import type { ConverterShape, ConverterTypeName, PricingFamily, Vehicle } from './catalogue-family';
import type { PriceSettings } from './price-settings';

/** One analysis of a converter. Weight in grams, assays in ppm. */
export interface CatalogueTest {
  readonly subweight: number;
  readonly ptAssay: number;
  readonly pdAssay: number;
  readonly rhAssay: number;
  /** City of the house facility that ran it. */
  readonly location: string;
  readonly notes: string;
  /** Whole days before the day of seeding. */
  readonly daysAgo: number;
}

/** One converter of the demonstration catalogue, ready to be handed to the use case that adds converters. */
export interface CatalogueConverter extends PriceSettings {
  /** Unique, and the same for the same place in the catalogue on every run. */
  readonly productKey: string;
  /** Key of the family table's row, such as `TOY-HYB`. */
  readonly familyKey: string;
  readonly name: string;
  readonly serialNo: string;
  readonly abCode: string;
  readonly abSubcode: string;
  /** The code stamped on the shell. */
  readonly oem: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly description: string;
  readonly notes: string;
  readonly comment: string;
  readonly family: PricingFamily;
  readonly typeName: ConverterTypeName;
  readonly shape: ConverterShape;
  /** Grams of substrate per piece; null when it was never weighed. */
  readonly subweight: number | null;
  /** ppm; all three are null when the converter was never analysed. */
  readonly ptAssay: number | null;
  readonly pdAssay: number | null;
  readonly rhAssay: number | null;
  /** Known to hold no precious metal. */
  readonly isWithoutMetal: boolean;
  readonly isMarkForTest: boolean;
  readonly isActive: boolean;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly createdOn: string;
  readonly vehicles: readonly Vehicle[];
  readonly tests: readonly CatalogueTest[];
}
