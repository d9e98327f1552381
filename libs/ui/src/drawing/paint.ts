/** Where the shapes of one drawing find their fills; ids are unique per drawing. */
export interface Paint {
  /** Shell lit from above, for parts that lie. */
  readonly lying: string;
  /** Shell lit from the left, for parts that stand. */
  readonly standing: string;
  /** Darker steel of flanges and bolts. */
  readonly flange: string;
  /** Heat stain that fades out to the right. */
  readonly heat: string;
  /** Cells of a honeycomb. */
  readonly cells: string;
  readonly lit: string;
  readonly mid: string;
  readonly shade: string;
  readonly deep: string;
  readonly edge: string;
}
