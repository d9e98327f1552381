import { badInput } from '@washcoat/service-kit';
import type { GreyPicture } from './grey-picture';

/** A photo as it is worked on: upright, without transparency, uncompressed. */
export interface Photo {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Enough for letters that are a thirtieth of the picture; more only costs time. */
const LONGEST_SIDE = 800;
/** More than the cameras of phones make; a small file that unfolds to more is an attack. */
const MOST_PIXELS = 64_000_000;
/** No shell can be told on less. */
const SHORTEST_SIDE = 48;
/** About the height of the letters. */
const GROUND_BLUR = 16;
const CHANNELS = 3;
const starts = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF8'),
];

/**
 * Opens a JPG, PNG or GIF by its content, whatever its name. Throws 400 for everything else, and for a picture that is
 * too small to show anything or has too many pixels.
 */
export async function openPhoto(upload: Buffer): Promise<Photo> {
  if (!starts.some((start) => upload.subarray(0, start.length).equals(start))) throw wrongType();
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata().catch(refuse);
  if (width * height > MOST_PIXELS) {
    throw badInput({ image: 'This picture has too many pixels. Choose a smaller one.' });
  }
  if (Math.min(width, height) < SHORTEST_SIDE) {
    throw badInput({ image: 'This picture is too small to show a converter. Choose a larger one.' });
  }
  const { data, info } = await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { pixels: data, width: info.width, height: info.height };
}

/** Grey with full contrast and without specks, turned by `degrees`, and the same blurred to its surroundings. */
export async function greyOf(
  photo: Photo,
  degrees: number,
): Promise<{ picture: GreyPicture; ground: GreyPicture }> {
  const { default: sharp } = await import('sharp');
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

const wrongType = () => badInput({ image: 'This is no picture we can read. Choose a JPG, PNG or GIF.' });

function refuse(): never {
  throw wrongType();
}
