import type { GreyPicture } from './grey-picture';

/** Touching pixels of one polarity that may be a letter. Pixel numbers count row by row. */
export interface LetterBlob {
  readonly pixels: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Polarity = 'dark' | 'light';

/** How far a stroke stands out from its surroundings, in grey levels. */
const CONTRAST = 22;
const SMALLEST_HEIGHT = 9;
/** Share of the picture's height. */
const LARGEST_HEIGHT = 0.25;
/** In heights; letters of a bold stamp touch. */
const WIDEST = 3.5;
/** Share of the box that is ink: a line at an angle has less, a plate has more. */
const LEAST_INK = 0.16;
const MOST_INK = 0.97;

/**
 * The letters that stand out from their surroundings, `ground` being the same picture blurred. Each pixel is visited
 * once, so that the work is bounded by the size of the picture.
 */
export function findLetterBlobs(picture: GreyPicture, ground: GreyPicture, polarity: Polarity): LetterBlob[] {
  const isInk = inkOf(picture, ground, polarity);
  const blobs: LetterBlob[] = [];
  for (let start = 0; start < isInk.length; start++) {
    if (!isInk[start]) continue;
    const blob = takeBlob(isInk, start, picture.width);
    if (isLetterLike(blob, picture)) blobs.push(blob);
  }
  return blobs;
}

function inkOf({ pixels }: GreyPicture, ground: GreyPicture, polarity: Polarity): Uint8Array {
  const sign = polarity === 'dark' ? 1 : -1;
  return pixels.map((grey, at) => (((ground.pixels[at] ?? 0) - grey) * sign > CONTRAST ? 1 : 0));
}

/** Takes the pixels that touch `start` out of `isInk`. */
function takeBlob(isInk: Uint8Array, start: number, width: number): LetterBlob {
  const pixels = [start];
  isInk[start] = 0;
  let [left, right] = [start % width, start % width];
  let bottom = Math.floor(start / width);
  const top = bottom;
  for (let next = 0; next < pixels.length; next++) {
    const pixel = pixels[next] ?? 0;
    const x = pixel % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.max(bottom, Math.floor(pixel / width));
    for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
      for (const neighbour of [pixel + dx - width, pixel + dx, pixel + dx + width]) {
        if (!isInk[neighbour]) continue;
        isInk[neighbour] = 0;
        pixels.push(neighbour);
      }
    }
  }
  return { pixels, left, top, width: right - left + 1, height: bottom - top + 1 };
}

function isLetterLike({ pixels, width, height }: LetterBlob, picture: GreyPicture): boolean {
  if (height < SMALLEST_HEIGHT || height > picture.height * LARGEST_HEIGHT) return false;
  const ink = pixels.length / (width * height);
  return width <= height * WIDEST && ink >= LEAST_INK && (ink <= MOST_INK || width < height / 2);
}
