import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const LARGEST = 12_582_912;

/** What the hostile clients send, by name: the largest of each kind that is let in, and things that unfold. */
export async function hostilePictures(): Promise<Record<string, Buffer>> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false });
  const turned = { orientation: 6 };
  const fullColours = { progressive: true, chromaSubsampling: '4:4:4' };
  const jpeg = await flat(8000, 8000).withMetadata(turned).jpeg().toBuffer();
  const png = (width: number, height: number) => flat(width, height).withMetadata(turned).png();
  return {
    'a JPG of 64 megapixels, turned': jpeg,
    'the same with 12 MB of tail': Buffer.concat([jpeg, randomBytes(LARGEST - jpeg.length)]),
    'a progressive JPG of 64 megapixels': await flat(8000, 8000).jpeg({ progressive: true }).toBuffer(),
    'a progressive JPG of 8 megapixels, turned': await flat(4000, 2000)
      .withMetadata(turned)
      .jpeg({ progressive: true })
      .toBuffer(),
    'a progressive JPG of 4 megapixels, colours not halved': await flat(2000, 2000)
      .jpeg(fullColours)
      .toBuffer(),
    'a PNG of 64 megapixels, turned': await png(8000, 8000).toBuffer(),
    'a PNG 64,000 pixels wide': await png(64_000, 1000).toBuffer(),
    'a PNG of 12 megapixels that shines through': await png(4000, 3000).ensureAlpha(0.5).toBuffer(),
    'a PNG of 12 megapixels, 16 bits a colour': await png(4000, 3000).toColourspace('rgb16').toBuffer(),
    'an interlaced PNG of 8 megapixels': await flat(4000, 2000).png({ progressive: true }).toBuffer(),
    'a GIF of 3 megapixels': await flat(2000, 1500).gif().toBuffer(),
    '12 MB of noise': randomBytes(LARGEST),
  };
}
