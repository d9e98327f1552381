/** A picture of one byte per pixel, row by row; 0 is black. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}
