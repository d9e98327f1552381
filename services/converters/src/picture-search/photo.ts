import { badInput, decodePicture, loadSharp, measurePicture, refusePicture } from '@washcoat/service-kit';
import type { GreyPicture } from './grey-picture';

/** A photo as it is worked on: upright, without transparency, uncompressed. */
export interface Photo {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Enough for letters that are a thirtieth of the picture; more only costs time. */
const LONGEST_SIDE = 800;
/** No shell can be told on less. */
const SHORTEST_SIDE = 48;
/** About the height of the letters. */
const GROUND_BLUR = 16;
const CHANNELS = 3;

/**
 * Opens a JPG, PNG or GIF on disk by its content, whatever its name. Throws 400 for everything else, and for a picture
 * that is too small to show anything or takes too much memory.
 */
export async function openPhoto(path: string): Promise<Photo> {
  const { width, height } = measurePicture(path);
  if (Math.min(width, height) < SHORTEST_SIDE) {
    throw badInput({ image: 'This picture is too small to show a converter. Choose a larger one.' });
  }
  const sharp = await loadSharp();
  const { data, info } = await decodePicture(() =>
    sharp(path, { limitInputPixels: width * height, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refusePicture),
  );
  return { pixels: data, width: info.width, height: info.height };
}

/** Grey with full contrast and without specks, turned by `degrees`, and the same blurred to its surroundings. */
export async function greyOf(
  photo: Photo,
  degrees: number,
): Promise<{ picture: GreyPicture; ground: GreyPicture }> {
  const sharp = await loadSharp();
  const { pixels, width, height } = photo;
  const grey = await sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .rotate(degrees)
    .grayscale()
    .normalise()
    .median(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: grey.info.width, height: grey.info.height };
  const blurred = await sharp(grey.data, { raw: { ...size, channels: 1 } })
    .blur(GROUND_BLUR)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return {
    picture: { pixels: new Uint8Array(grey.data), ...size },
    ground: { pixels: new Uint8Array(blurred), ...size },
  };
}
