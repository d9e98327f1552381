/** Weight and metal content of one piece. */
export interface Assay {
  /** Grams of substrate. */
  readonly subweight: number;
  /** ppm (grams per tonne). */
  readonly ptAssay: number;
  readonly pdAssay: number;
  readonly rhAssay: number;
}
