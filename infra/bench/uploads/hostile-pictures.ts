import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const LARGEST = 12_582_912;
/** The signature of a PNG and its first chunk. */
const HEAD_OF_PNG = 33;

/** What the hostile clients send, by name: the largest of each kind that is let in, and things that unfold. */
export async function hostilePictures(): Promise<Record<string, Buffer>> {
  const flat = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#777' },
      limitInputPixels: false,
    }).withMetadata({
      orientation: 6,
    });
  const clear = (width: number, height: number) => flat(width, height).ensureAlpha(0.5);
  const progressive = { progressive: true };
  const fullColours = { ...progressive, chromaSubsampling: '4:4:4' };
  const jpeg = await flat(8000, 8000).jpeg().toBuffer();
  const made = {
    'a progressive JPG of 64 megapixels': flat(8000, 8000).jpeg(progressive),
    'a progressive JPG of 8 megapixels': flat(3840, 2160).jpeg(progressive),
    'a progressive JPG of 4 megapixels, no colour halved': flat(2040, 2040).jpeg(fullColours),
    'a PNG of 64 megapixels': flat(8000, 8000).png(),
    'a PNG 64,000 pixels wide': flat(64_000, 1000).png(),
    'a PNG of 15 megapixels that shines through': clear(5120, 2880).png(),
    'a wide PNG of 15 megapixels that shines through': clear(6144, 2440).png(),
    'a PNG of 10 megapixels, 16 bits a colour': flat(4096, 2440).toColourspace('rgb16').png(),
    'a PNG of 7 megapixels, 16 bits a colour, that shines through': clear(3072, 2440)
      .toColourspace('rgb16')
      .png(),
    'an interlaced PNG of 3 megapixels that shines through': clear(1767, 1767).png(progressive),
    'an interlaced PNG of 8 megapixels': flat(3840, 2160).png(progressive),
    'a GIF of 4 megapixels': flat(2560, 1440).gif(),
  };
  const encoded = Object.entries(made).map(
    async ([name, picture]) => [name, await picture.toBuffer()] as const,
  );
  return {
    'a JPG of 64 megapixels': jpeg,
    'the same with 12 MB of tail': Buffer.concat([jpeg, randomBytes(LARGEST - jpeg.length)]),
    ...Object.fromEntries(await Promise.all(encoded)),
    'a JPG of a hundred thousand scans': await withScans(100_000),
    'a PNG of one pixel whose texts unfold to 2.5 GB': await withTexts(50, 49_000_000),
    '12 MB of noise': randomBytes(LARGEST),
  };
}

async function withScans(count: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 3840, height: 2160, channels: 3, background: '#777' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0x7f]);
  return Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(count * scan.length, scan), jpeg.subarray(-2)]);
}

async function withTexts(count: number, size: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#777' } })
    .png()
    .toBuffer();
  const packed = deflateSync(Buffer.alloc(size), { level: 9 });
  const texts = Array.from({ length: count }, (_, index) => textChunk(`text ${index}`, packed));
  return Buffer.concat([png.subarray(0, HEAD_OF_PNG), ...texts, png.subarray(HEAD_OF_PNG)]);
}

function textChunk(name: string, packed: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(`zTXt${name}\0\0`), packed]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([size, content, sum]);
}
