import { loadSharp } from '@washcoat/service-kit';
import type { Sharp } from 'sharp';
import type { LetterLine } from './letter-line';

const PAPER = 255;
const MARGIN = 14;
/** What the reader knows best. */
const LETTER_HEIGHT = 30;
const LONGEST_LINE = 1000;

/**
 * Draws the letters of a line black on white, level and of one height, without anything around them: a PNG for the
 * reader. `width` is that of the picture the line was found in. `isTurned` draws it upside down.
 */
export async function drawLine(line: LetterLine, width: number, isTurned = false): Promise<Buffer> {
  const sharp = await loadSharp();
  const { pixels, ...box } = inkOf(line, width);
  const height = Math.max(...line.letters.map((letter) => letter.height));
  const scale = Math.min(LETTER_HEIGHT / height, LONGEST_LINE / box.width);
  const paper = { r: PAPER, g: PAPER, b: PAPER };
  const enlarged: Sharp = sharp(pixels, { raw: { ...box, channels: 1 } })
    .resize(Math.ceil(box.width * scale), Math.ceil(box.height * scale), { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w');
  const level = await enlarged.png().toBuffer();
  return sharp(level)
    .rotate(-line.angle + (isTurned ? 180 : 0), { background: paper })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function inkOf({ letters }: LetterLine, pictureWidth: number) {
  const left = Math.min(...letters.map((letter) => letter.left)) - MARGIN;
  const top = Math.min(...letters.map((letter) => letter.top)) - MARGIN;
  const width = Math.max(...letters.map((letter) => letter.left + letter.width)) + MARGIN - left;
  const height = Math.max(...letters.map((letter) => letter.top + letter.height)) + MARGIN - top;
  const pixels = new Uint8Array(width * height).fill(PAPER);
  for (const letter of letters) {
    for (const pixel of letter.pixels) {
      const x = pixel % pictureWidth;
      pixels[(Math.floor(pixel / pictureWidth) - top) * width + x - left] = 0;
    }
  }
  return { pixels, width, height };
}
