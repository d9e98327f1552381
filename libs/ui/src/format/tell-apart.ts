import { formatWeight } from './weight';

/** A part of the catalogue, as far as it is known and may be seen. */
export interface Part {
  typeName?: string;
  shape?: string;
  /** Grams per piece. */
  subweight?: number | null;
}

/** What tells parts with the same stamp apart: kind, shape and weight (`CERAMIC · Oval · 1,180 g`). */
export function tellApart({ typeName, shape, subweight }: Part): string {
  const weight = typeof subweight === 'number' ? formatWeight(subweight, 'g', 0) : '';
  return [typeName, shape, weight].filter(Boolean).join(' · ');
}
