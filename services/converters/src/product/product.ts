/** A vehicle that a converter was fitted to; both years are included. */
export interface Vehicle {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  engine: string;
}

/** An analysis of a converter: grams per piece, ppm. */
export interface NewTest {
  subweight: number;
  ptAssay: number;
  pdAssay: number;
  rhAssay: number;
  location: string;
  notes: string;
  /** Who recorded it, where that is known. */
  userName?: string;
  firstName?: string;
  lastName?: string;
  createdAt: Date;
}

/** A converter to be added. Grams per piece, ppm, USD; null where nothing is known. */
export interface NewProduct {
  productId: string;
  name: string;
  serialNo: string;
  abCode: string;
  abSubcode: string;
  /** The code stamped on the shell. */
  oem: string;
  manufacturer: string;
  model: string;
  description: string;
  notes: string;
  comment: string;
  /** The pricing family. */
  family: string;
  typeName: string;
  shape: string;
  urls: readonly string[];
  profileUrl: string | null;
  vehicles: readonly Vehicle[];
  subweight: number | null;
  ptAssay: number | null;
  pdAssay: number | null;
  rhAssay: number | null;
  /** Known to hold no precious metal; false unless said. */
  isWithoutMetal?: boolean;
  ptDisc: number | null;
  pdDisc: number | null;
  rhDisc: number | null;
  schemeDisc: number | null;
  price2Modifier: number | null;
  ptDiscIsPercentage: boolean;
  pdDiscIsPercentage: boolean;
  rhDiscIsPercentage: boolean;
  schemeDiscIsPercentage: boolean;
  price2ModifierIsPercentage: boolean;
  /** The override price. */
  price: number | null;
  /** Shown as Override Price: the override replaces the calculated price. */
  isCalculatedPrice: boolean;
  isMarkForTest: boolean;
  isActive: boolean;
  tests: readonly NewTest[];
  /** When the record was made, for one that is brought over from elsewhere; the moment of adding without it. */
  createdAt?: Date;
}
