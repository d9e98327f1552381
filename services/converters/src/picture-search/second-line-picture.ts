import { loadSharp } from '@washcoat/service-kit';
import type { GreyPicture } from './grey-picture';
import type { Polarity } from './letter-blob';
import type { LetterLine } from './letter-line';

const PAPER = 255;
/** What a second reading sees is larger, so that its mistakes are others. */
const LETTER_HEIGHT = 38;
const LONGEST_LINE = 1000;
/** How far ink stands out from its surroundings, in grey levels: half as much again as for the first reading. */
const STRICT_CONTRAST = 33;

/** A line where it was found. */
export interface PlacedLine {
  line: LetterLine;
  picture: GreyPicture;
  /** The same picture blurred. */
  ground: GreyPicture;
  polarity: Polarity;
  isTurned: boolean;
}

/**
 * The line as it is in the picture, in all its greys, dark on light: the reader tells letters from metal by its own
 * rules, so that its mistakes are not those of the first reading.
 */
export async function drawGreyLine(placed: PlacedLine): Promise<Buffer> {
  const { picture, polarity } = placed;
  const box = boxAround(placed);
  const sign = polarity === 'light' ? -1 : 1;
  const pixels = cut(
    box,
    (at) => (sign > 0 ? (picture.pixels[at] ?? 0) : PAPER - (picture.pixels[at] ?? 0)),
    picture,
  );
  return level(pixels, box, placed, pixels[0] ?? PAPER);
}

/** Only what stands out further than the first reading asked for, everything around the letters included. */
export async function drawStrictLine(placed: PlacedLine): Promise<Buffer> {
  const { picture, ground, polarity } = placed;
  const box = boxAround(placed);
  const sign = polarity === 'dark' ? 1 : -1;
  const isInk = (at: number) =>
    ((ground.pixels[at] ?? 0) - (picture.pixels[at] ?? 0)) * sign > STRICT_CONTRAST ? 0 : PAPER;
  return level(cut(box, isInk, picture), box, placed, PAPER);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function cut(box: Box, greyAt: (at: number) => number, { width }: GreyPicture): Uint8Array {
  const pixels = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++)
      pixels[row * box.width + column] = greyAt((box.top + row) * width + box.left + column);
  }
  return pixels;
}

async function level(pixels: Uint8Array, box: Box, placed: PlacedLine, ground: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { line, isTurned } = placed;
  const { width, height } = box;
  const scale = Math.min(LETTER_HEIGHT / letterHeightOf(line), LONGEST_LINE / width);
  const enlarged = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(Math.ceil(width * scale), Math.ceil(height * scale), { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .normalise()
    .png()
    .toBuffer();
  return sharp(enlarged)
    .rotate(-line.angle + (isTurned ? 180 : 0), { background: { r: ground, g: ground, b: ground } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function letterHeightOf({ letters }: LetterLine): number {
  return Math.max(...letters.map((letter) => letter.height));
}

function boxAround({ line, picture }: PlacedLine): Box {
  const { letters } = line;
  const margin = Math.round(letterHeightOf(line) / 2);
  const left = Math.max(0, Math.min(...letters.map((letter) => letter.left)) - margin);
  const top = Math.max(0, Math.min(...letters.map((letter) => letter.top)) - margin);
  const right = Math.max(...letters.map((letter) => letter.left + letter.width)) + margin;
  const bottom = Math.max(...letters.map((letter) => letter.top + letter.height)) + margin;
  return {
    left,
    top,
    width: Math.min(picture.width, right) - left,
    height: Math.min(picture.height, bottom) - top,
  };
}
