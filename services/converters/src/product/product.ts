import type { ProductFields } from './product-record';

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

/** A converter to be added: what its form holds, with the name of its type. Null where nothing is known. */
export interface NewProduct extends Readonly<
  Omit<ProductFields, 'type' | 'urls' | 'vehicles' | 'isWithoutMetal'>
> {
  productId: string;
  typeName: string;
  urls: readonly string[];
  vehicles: readonly Vehicle[];
  /** False unless said. */
  isWithoutMetal?: boolean;
  tests: readonly NewTest[];
  /** When the record was made, for one that is brought over from elsewhere; the moment of adding without it. */
  createdAt?: Date;
}
