import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { measureBytes } from './picture-file';

/** Files as cameras, tools and attackers write them, without what is drawn. */
const png = (
  width: number,
  height: number,
  { colour = 2, depth = 8, interlace = 0, more = [] as Buffer[] } = {},
) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlace], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), ...more, chunk('IDAT', 'x'), chunk('IEND', '')]);
};

function chunk(kind: string, content: Buffer | string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([size, Buffer.from(kind), Buffer.from(content), Buffer.alloc(4)]);
}

const FULL = [0x11, 0x11, 0x11];
const HALVED = [0x22, 0x11, 0x11];
const WIDE = [0x44, 0x44, 0x44, 0x44];
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;

/** The sampling factors of its colours; `scanned` of them come in its first scan. */
interface JpegOptions {
  frame?: number;
  factors?: number[];
  scanned?: number;
}
const jpeg = (
  width: number,
  height: number,
  { frame = BASELINE, factors = HALVED, scanned = factors.length }: JpegOptions = {},
) => {
  const sizes = [height >> 8, height & 255, width >> 8, width & 255];
  const colours = factors.flatMap((factor, index) => [index + 1, factor, 0]);
  const named = Array.from({ length: scanned }, (_, index) => [index + 1, 0]).flat();
  const scan = [0xff, 0xda, 0, 6 + named.length, scanned, ...named, 0, 63, 0];
  return Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0xff, 0xc0],
    ...[0xff, 0xff, frame, 0, 8 + colours.length, 8, ...sizes, factors.length, ...colours, ...scan],
  ]);
};

/** A screen, and a picture on it that begins somewhere. */
const gif = (
  width: number,
  height: number,
  { left = 0, inside = width, pictures = 1, disposal = 0, more = [] as number[] } = {},
) => {
  const two = (value: number) => [value & 255, value >> 8];
  const picture = [0x2c, ...two(left), 0, 0, ...two(inside), ...two(height), 0, 2, 1, 0, 0];
  const screen = [...two(width), ...two(height), 0x80, 0, 0, 0, 0, 0, 0, 0, 0];
  const all = Array.from({ length: pictures }, () => picture).flat();
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...screen, ...more, 0x21, 0xf9, 4, disposal << 2, 0, 0, 0, 0, ...all, 0x3b]),
  ]);
};

const progressive = { frame: PROGRESSIVE };
const measured = (content: Buffer) => measureBytes(content, Infinity);
const tooMuch = { details: { fields: { image: expect.stringContaining('too much memory') } } };
const noPicture = { details: { fields: { image: expect.stringContaining('no picture') } } };

function refusalOf(content: Buffer): unknown {
  try {
    return measured(content);
  } catch (refusal) {
    return refusal;
  }
}

describe('the room of a picture', () => {
  it.each([
    ['JPG of a phone', jpeg(9248, 6936), jpeg(9248, 7030)],
    ['panorama', jpeg(16382, 3628), jpeg(16382, 4000)],
    ['progressive JPG', jpeg(3840, 2160, progressive), jpeg(3840, 2171, progressive)],
    ['progressive JPG, no colour halved', ...both(2040, { ...progressive, factors: FULL })],
    [
      'progressive JPG, colours halved one way',
      ...both(2496, { ...progressive, factors: [0x21, 0x11, 0x11] }),
    ],
    ['progressive JPG, halved by name alone', ...both(2032, { ...progressive, factors: [0x21, 0x21, 0x21] })],
    ['progressive JPG of four colours', ...both(2224, { ...progressive, factors: [...HALVED, 0x22] })],
    ['progressive JPG in grey', ...both(3520, { ...progressive, factors: [0x22] })],
    ['JPG whose colours come one after another', ...both(2880, { scanned: 1 })],
    ['PNG', png(8000, 8100), png(8000, 8126)],
    [
      'interlaced PNG that shines through',
      png(2000, 1562, { colour: 6, interlace: 1 }),
      png(2000, 1563, { colour: 6, interlace: 1 }),
    ],
    ['wide PNG', png(8192, 100), png(8193, 100)],
    ['interlaced PNG', png(3840, 2160, { interlace: 1 }), png(3840, 2171, { interlace: 1 })],
    [
      'PNG of a screen of 5K that shines through',
      png(5120, 2880, { colour: 6 }),
      png(5120, 2930, { colour: 6 }),
    ],
    ['wide PNG that shines through', png(6144, 100, { colour: 6 }), png(6145, 100, { colour: 6 })],
    ['PNG in grey that shines through', png(5120, 2880, { colour: 4 }), png(5120, 2930, { colour: 4 })],
    ['wide PNG in grey', png(8192, 100, { colour: 0 }), png(8193, 100, { colour: 0 })],
    ['GIF that restores what was there', gif(2000, 1250, { disposal: 3 }), gif(2000, 1251, { disposal: 3 })],
    [
      'progressive JPG whose blocks reach beyond it',
      jpeg(47, 48_800, { ...progressive, factors: WIDE }),
      jpeg(47, 48_801, { ...progressive, factors: WIDE }),
    ],
    ['PNG of 16 bits', png(4000, 2500, { depth: 16 }), png(4000, 2501, { depth: 16 })],
    ['wide PNG of 16 bits', png(4096, 100, { depth: 16 }), png(4097, 100, { depth: 16 })],
    [
      'PNG one of whose colours shines through',
      png(5000, 3000, { colour: 3, more: [chunk('tRNS', '0')] }),
      png(5000, 3001, { colour: 3, more: [chunk('tRNS', '0')] }),
    ],
    ['GIF', gif(2560, 1440), gif(2560, 1628)],
    ['GIF with a picture beside its screen', gif(100, 2000, { left: 1983 }), gif(100, 2000, { left: 1984 })],
  ])('is enough for the largest %s, not for a larger one', (_kind, largest, larger) => {
    expect(measured(largest)).toMatchObject({ width: expect.any(Number) });
    expect(refusalOf(larger)).toMatchObject(tooMuch);
  });

  const zeros = (size: number) => deflateSync(Buffer.alloc(size), { level: 9 });
  const named = (name: string, ...content: Buffer[]) => Buffer.concat([Buffer.from(name), ...content]);

  it.each([
    ['a text that unfolds', [chunk('zTXt', named('k\0\0', zeros(49_000_000)))]],
    ['a text in another language that does', [chunk('iTXt', named('k\0\x01\0en\0key\0', zeros(49_000_000)))]],
    ['a profile that does', [chunk('iCCP', named('k\0\0', zeros(49_000_000)))]],
    ['many small ones', Array.from({ length: 70 }, () => chunk('zTXt', named('k\0\0', zeros(100_000))))],
    ['one that breaks off', [chunk('zTXt', named('k\0\0', zeros(100_000).subarray(0, -20)))]],
    ['texts that are long as they stand', [chunk('tEXt', Buffer.alloc(6_000_001))]],
  ])('is not for %s', (_what, more) => {
    expect(refusalOf(png(1, 1, { more }))).toMatchObject(tooMuch);
  });

  it('is enough for what tools write beside a picture', () => {
    const more = [
      chunk('iCCP', named('Display P3\0\0', zeros(500_000))),
      chunk('iTXt', named('XML:com.adobe.xmp\0\0\0\0\0', Buffer.alloc(200_000, 'x'))),
      chunk('zTXt', named('Raw profile type exif\0\0', zeros(60_000))),
      chunk('fdAT', Buffer.alloc(5_000_000)),
    ];
    expect(measured(png(40, 30, { more }))).toMatchObject({ width: 40, height: 30 });
  });

  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0x7f, 0xff, 0, 0x7f]);
  const frame = (...content: number[]) => Buffer.from([0xff, BASELINE, 0, 2 + content.length, ...content]);
  const cut = (content: Buffer, at: number, ...between: Buffer[]) =>
    Buffer.concat([content.subarray(0, at), ...between, content.subarray(at)]);
  const few = jpeg(40, 30, progressive);

  it.each([
    ['more scans than any tool writes', Buffer.concat([few, ...Array.from({ length: 100 }, () => scan)])],
    ['a second frame', cut(jpeg(40, 30), 8, frame(8, 0, 30, 0, 40, 1, 1, 0x11, 0))],
    ['a frame of five colours', jpeg(40, 30, { factors: [...FULL, 0x11, 0x11] })],
    ['a frame of another length', Buffer.concat([Buffer.from([0xff, 0xd8]), frame(255)])],
    ['a lossless frame', jpeg(40, 30, { frame: 0xc3 })],
    ['an arithmetic one', jpeg(40, 30, { frame: 0xca })],
    ['a scan before the frame', cut(jpeg(40, 30), 2, scan)],
    ['no scan', jpeg(40, 30).subarray(0, 25)],
    ['pictures hidden behind a block of no bytes', gif(1, 1, { more: hiddenPictures(10_001) })],
  ])('is for no %s', (_what, content) => {
    expect(refusalOf(content)).toMatchObject(noPicture);
  });

  it('counts scans and notes of a JPG, whatever stands between them', () => {
    const note = (size: number) =>
      cut(Buffer.alloc(size + 2, 0x41), 0, Buffer.from([0xff, 0xe1, 0xff, 0xff]));
    const notes = (count: number) =>
      cut(jpeg(40, 30), 2, ...Array.from({ length: count }, () => note(65_531)));
    expect(measured(notes(90))).toMatchObject({ width: 40, height: 30 });
    expect(refusalOf(notes(92))).toMatchObject(tooMuch);
    const end = Buffer.from([0xff, 0xd9]);
    const scans = (count: number) => Array.from({ length: count }, () => scan);
    expect(measured(Buffer.concat([few, ...scans(99)]))).toMatchObject({ width: 40 });
    expect(measured(Buffer.concat([few, end, ...scans(500)]))).toMatchObject({ width: 40 });
    expect(measured(Buffer.concat([jpeg(40, 30), ...scans(500)]))).toMatchObject({ width: 40 });
    const fill = Buffer.from([0x41, 0xff, 0, 0xff, 0xff]);
    expect(measured(cut(jpeg(40, 30), 8, fill))).toMatchObject({ width: 40, height: 30 });
  });

  it('is not for more parts than any picture has', () => {
    const packs = Array.from({ length: 101 }, () => chunk('zTXt', named('k\0\0', zeros(0))));
    expect(refusalOf(png(1, 1, { more: packs }))).toMatchObject(tooMuch);
    expect(refusalOf(png(1, 1, { more: [Buffer.alloc(12 * 210_000)] }))).toMatchObject(noPicture);
    expect(refusalOf(gif(1, 1, { pictures: 10_001 }))).toMatchObject(noPicture);
    expect(measured(gif(1, 1, { pictures: 500 }))).toMatchObject({ format: 'gif' });
  });

  it('is asked for by the same head that the library reads', async () => {
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } });
    for (const made of [
      picture(401, 299).jpeg(),
      picture(401, 299).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      picture(401, 299).withMetadata({ orientation: 6 }).jpeg({ mozjpeg: true }),
      picture(401, 299).toColourspace('cmyk').jpeg(),
      picture(401, 299).png(),
      picture(401, 299).ensureAlpha(0.5).withMetadata().png(),
      picture(401, 299).png({ palette: true }),
      picture(401, 299).toColourspace('rgb16').png({ progressive: true }),
      picture(401, 299).gif(),
    ]) {
      const content = await made.toBuffer();
      const { format, width, height, hasAlpha } = await sharp(content).metadata();
      const found = measured(content);
      expect(found).toEqual({ format, width, height, hasAlpha: format === 'gif' || hasAlpha });
    }
  });
});

/** The largest square that is let in, and the next one. */
function both(side: number, options: JpegOptions): [Buffer, Buffer] {
  return [jpeg(side, side, options), jpeg(side + 1, side + 1, options)];
}

/** An extension whose first block has no bytes, after which the decoder goes on: pictures, one behind the other. */
function hiddenPictures(count: number): number[] {
  const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0];
  return [0x21, 0x01, 0, 0, ...Array.from({ length: count }, () => picture).flat()];
}
