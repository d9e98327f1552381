import type { PictureBytes } from './picture-bytes';
import type { PictureHead } from './picture-head';

const PICTURE = 0x2c;
const EXTENSION = 0x21;
const CONTROL = 0xf9;
const COMMENT = 0xfe;
const SCREEN = 6;
const MOST_PICTURES = 10_000;
/** Of each pixel, measured: a canvas of four bytes, and half as much around it. */
const CANVAS = 6;
/** Of a second canvas, kept when the first picture is to make room for what was there before it. */
const KEPT = 4;
const RESTORE = 3;

/**
 * The head of a GIF; null where none can be read. Its canvas counts as large as the screen and all pictures on it, though
 * the decoder widens it for the first alone.
 */
export function gifHead(bytes: PictureBytes): PictureHead | null {
  let [width, height] = [bytes.twoFromLow(SCREEN), bytes.twoFromLow(SCREEN + 2)];
  let [pictures, ofPixel] = [0, CANVAS];
  for (let at = SCREEN + 7 + coloursOf(bytes.byte(SCREEN + 4)); bytes.takePart(at);) {
    const kind = bytes.byte(at);
    if (kind === EXTENSION) {
      const label = bytes.byte(at + 1);
      if (label === CONTROL && !pictures && ((bytes.byte(at + 3) >> 2) & 7) >= RESTORE)
        ofPixel = CANVAS + KEPT;
      // The decoder takes the first block of all but comments as a head, also one of no bytes.
      at = afterBlocks(bytes, label === COMMENT ? at + 2 : at + 3 + bytes.byte(at + 2));
    } else if (kind === PICTURE) {
      if (++pictures > MOST_PICTURES) return null;
      width = Math.max(width, bytes.twoFromLow(at + 1) + bytes.twoFromLow(at + 5));
      height = Math.max(height, bytes.twoFromLow(at + 3) + bytes.twoFromLow(at + 7));
      at = afterBlocks(bytes, at + 11 + coloursOf(bytes.byte(at + 9)));
    } else break;
  }
  if (!pictures) return null;
  return { width, height, hasAlpha: true, bytesOfPixel: 4, bytesAtOnce: width * height * ofPixel, texts: 0 };
}

/** Bytes of the table of colours that these flags tell of. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the row of blocks that begins at `at` has ended. */
function afterBlocks(bytes: PictureBytes, at: number): number {
  let next = at;
  while (bytes.takePart(next) && bytes.byte(next) > 0) next += 1 + bytes.byte(next);
  return next + 1;
}
