/** What the head of a picture tells without decoding it. */
export interface PictureHead {
  width: number;
  height: number;
  /** Whether it may shine through. */
  hasAlpha: boolean;
  /** Bytes of a pixel once it is decoded. */
  bytesOfPixel: number;
  /** Bytes of it that lie in memory at once while it is decoded; 0 where that is done line by line. */
  bytesAtOnce: number;
  /** Bytes of its texts and profiles, unfolded. */
  texts: number;
}
