/** What the head of a picture tells without decoding it. */
export interface PictureHead {
  width: number;
  height: number;
  /** Whether it may shine through. */
  hasAlpha: boolean;
  /** Bytes of a pixel once it is decoded. */
  bytesOfPixel: number;
  /** Bytes that lie in memory for each pixel while the picture is decoded; 0 where that is done line by line. */
  bytesAtOnce: number;
  /** Bytes that its texts and profiles unfold to. */
  texts: number;
}
