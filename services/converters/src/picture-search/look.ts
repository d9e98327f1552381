import { decodePicture, loadSharp } from '@washcoat/service-kit';
import type { Sharp } from 'sharp';
import type { Photo } from './photo';

/** Of a look. */
const LOOK_BITS = 144;
const SQUARES = 9;
/** A smaller difference is noise of an even ground. */
const STEP = 8;
/** Pictures with nothing in common differ in this many bits: most of them are not set. */
const CHANCE = LOOK_BITS / 3;

/**
 * How a picture looks, as 144 bits written in ones and zeros: of 9 × 9 grey squares, whether each is brighter than the
 * one on its left, then than the one above it (difference hash). Pictures that look alike differ in few bits.
 */
export async function lookOfPhoto({ pixels, width, height }: Photo): Promise<string> {
  const sharp = await loadSharp();
  return lookOf(sharp(pixels, { raw: { width, height, channels: 3 } }));
}

/** How a stored picture looks, drawn (SVG) or uploaded; throws when it is no picture. */
export async function lookOfPicture(content: Buffer): Promise<string> {
  const sharp = await loadSharp();
  return decodePicture(() => lookOf(sharp(content).flatten({ background: '#fff' })));
}

/** How alike two looks are that differ in `distance` bits: from 0 (no more than by chance) to 1 (the same). */
export function lookScoreOf(distance: number): number {
  return Math.max(0, 1 - distance / CHANCE);
}

async function lookOf(picture: Sharp): Promise<string> {
  const squares = await picture
    .resize(SQUARES, SQUARES, { fit: 'fill' })
    .grayscale()
    .normalise()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const greyAt = (row: number, column: number) => squares[row * SQUARES + column] ?? 0;
  let sideways = '';
  let downwards = '';
  for (let line = 0; line < SQUARES; line++) {
    for (let next = 1; next < SQUARES; next++) {
      sideways += greyAt(line, next) > greyAt(line, next - 1) + STEP ? '1' : '0';
      downwards += greyAt(next, line) > greyAt(next - 1, line) + STEP ? '1' : '0';
    }
  }
  return sideways + downwards;
}
