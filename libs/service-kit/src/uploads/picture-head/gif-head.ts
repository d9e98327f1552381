import type { PictureBytes } from './picture-bytes';
import type { PictureHead } from './picture-head';

const PICTURE = 0x2c;
const EXTENSION = 0x21;
const SCREEN = 6;
const MOST_PICTURES = 10_000;
/** Measured: a canvas of four bytes, and half as much around it. */
const BYTES_AT_ONCE = 6;

/** The head of a GIF (GIF89a), whose canvas is as large as the screen and all pictures on it; null where none can be read. */
export function gifHead(bytes: PictureBytes): PictureHead | null {
  let [width, height] = [bytes.twoFromLow(SCREEN), bytes.twoFromLow(SCREEN + 2)];
  let pictures = 0;
  for (let at = SCREEN + 7 + coloursOf(bytes.byte(SCREEN + 4)); bytes.hasPart(at);) {
    const kind = bytes.byte(at);
    if (kind === EXTENSION) at = afterBlocks(bytes, at + 2);
    else if (kind === PICTURE) {
      if (++pictures > MOST_PICTURES) return null;
      width = Math.max(width, bytes.twoFromLow(at + 1) + bytes.twoFromLow(at + 5));
      height = Math.max(height, bytes.twoFromLow(at + 3) + bytes.twoFromLow(at + 7));
      at = afterBlocks(bytes, at + 11 + coloursOf(bytes.byte(at + 9)));
    } else break;
  }
  if (!pictures) return null;
  return { width, height, hasAlpha: true, bytesOfPixel: 4, bytesAtOnce: BYTES_AT_ONCE, texts: 0 };
}

/** Bytes of the table of colours that these flags tell of. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the row of blocks that begins at `at` has ended. */
function afterBlocks(bytes: PictureBytes, at: number): number {
  let next = at;
  while (bytes.hasPart(next) && bytes.byte(next) > 0) next += 1 + bytes.byte(next);
  return next + 1;
}
