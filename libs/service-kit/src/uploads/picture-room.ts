import { MOST_TEXT } from './picture-head/png-head';
import type { PictureHead } from './picture-head/picture-head';

/** What phones of 64 megapixels make; a small file that unfolds to more is an attack. */
const MOST_PIXELS = 65_000_000;
/** Of what takes more than three bytes a pixel, because it shines through or has 16 bits a colour: 5120 × 2880 at four. */
const MOST_DEEP_BYTES = 60_000_000;
const BYTES_OF_COLOUR = 3;
/** Of a picture that cannot be decoded line by line, so that all of it lies in memory: 3840 × 2160 at three bytes. */
const MOST_BYTES_AT_ONCE = 25_000_000;
/**
 * Of a PNG, a screen of 6144 at four bytes: hundreds of its lines lie in memory while it is made smaller. A JPG that is
 * three times as large is made smaller as it is read.
 */
const MOST_BYTES_OF_LINE = 24_576;

/** Whether decoding a picture would hold more memory than one picture may have, by what its head tells. */
export function needsTooMuchRoom(format: string, head: PictureHead): boolean {
  const pixels = head.width * head.height;
  const isDeep = format !== 'jpeg' && head.bytesOfPixel > BYTES_OF_COLOUR;
  return (
    pixels > MOST_PIXELS ||
    (isDeep && pixels * head.bytesOfPixel > MOST_DEEP_BYTES) ||
    head.bytesAtOnce > MOST_BYTES_AT_ONCE ||
    (format === 'png' && head.width * head.bytesOfPixel > MOST_BYTES_OF_LINE) ||
    head.texts > MOST_TEXT
  );
}
