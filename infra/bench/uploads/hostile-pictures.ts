import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const LARGEST = 12_582_912;

/** What the hostile clients send, by name: as much as is let in, and things that unfold. */
export async function hostilePictures(): Promise<Record<string, Buffer>> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false });
  const jpeg = await flat(8000, 8000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return {
    'a JPG of 64 megapixels, turned': jpeg,
    'the same with 12 MB of tail': Buffer.concat([jpeg, randomBytes(LARGEST - jpeg.length)]),
    'a progressive JPG of 64 megapixels': await flat(8000, 8000).jpeg({ progressive: true }).toBuffer(),
    'a progressive JPG of 8 megapixels': await flat(4000, 2000)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    'a PNG of 64 megapixels': await flat(8000, 8000).png().toBuffer(),
    'a GIF of 8 megapixels': await flat(4000, 2000).gif().toBuffer(),
    '12 MB of noise': randomBytes(LARGEST),
  };
}
