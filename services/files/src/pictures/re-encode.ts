import { badInput } from '@washcoat/service-kit';
import { Slots } from '../slots/slots';
import type { PictureEnding } from './picture-name';

/** A picture as this service stores it. */
export interface EncodedPicture {
  content: Buffer;
  ending: PictureEnding;
  width: number;
  height: number;
}

const LONGEST_SIDE = 4096;
/** More than the cameras of phones make; a small file that unfolds to more is an attack. */
const MOST_PIXELS = 64_000_000;
/** What the accepted types begin with, and what they are stored as. */
const types: readonly { start: Buffer; ending: PictureEnding }[] = [
  { start: Buffer.from([0xff, 0xd8, 0xff]), ending: 'jpg' },
  { start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ending: 'webp' },
  { start: Buffer.from('GIF8'), ending: 'webp' },
];
const slots = new Slots(2);

/**
 * Reads a JPG, PNG or GIF (by its content, whatever its name), turns it upright, makes it at most 4096 px long and
 * writes it anew without anything that came along: place, camera, previews, hidden files. Of a moving GIF the first
 * picture stays. Throws 400 for everything else and for pictures of too many pixels.
 */
export async function reEncode(upload: Buffer): Promise<EncodedPicture> {
  const ending = types.find(({ start }) => upload.subarray(0, start.length).equals(start))?.ending;
  if (!ending) throw wrongType();
  return slots.run(async () => {
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata().catch(refuse);
    if (width * height > MOST_PIXELS) {
      throw badInput({ image: 'This picture has too many pixels. Choose a smaller one.' });
    }
    const upright = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const encoded = ending === 'jpg' ? upright.jpeg({ quality: 85 }) : upright.webp({ quality: 88 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(refuse);
    return { content: data, ending, width: info.width, height: info.height };
  });
}

const wrongType = () => badInput({ image: 'This is no picture we can read. Choose a JPG, PNG or GIF.' });

function refuse(): never {
  throw wrongType();
}
