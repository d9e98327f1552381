import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { measurePicture } from './picture-file';
import { redrawnSignature } from './signature';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a34f26' }, limitInputPixels: false });
const clear = (width: number, height: number) => plain(width, height).ensureAlpha();
const deep = (width: number, height: number) => plain(width, height).toColourspace('rgb16');
const whole = { progressive: true };
const full = { progressive: true, chromaSubsampling: '4:4:4' };

describe('a picture before it is decoded', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'washcoat-measure-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function measured(content: Buffer) {
    const file = path.join(folder, 'picture');
    await writeFile(file, content);
    return measurePicture(file);
  }
  const tooMany = { details: { fields: { image: expect.stringContaining('too many pixels') } } };

  it('is known by its content and counted', async () => {
    expect(await measured(await plain(40, 30).png().toBuffer())).toMatchObject({
      format: 'png',
      width: 40,
      height: 30,
    });
  });

  /** What decoding holds at once, largest that is let in and smallest that is not; decided by the head alone. */
  it.each([
    ['JPG', plain(8000, 8000).jpeg(), plain(8000, 8001).jpeg()],
    ['progressive JPG', plain(4000, 2000).jpeg(whole), plain(4000, 2001).jpeg(whole)],
    ['progressive JPG of full colours', plain(2000, 2000).jpeg(full), plain(2000, 2001).jpeg(full)],
    ['PNG', plain(8000, 8000).png(), plain(8000, 8001).png()],
    ['wide PNG', plain(8192, 100).png(), plain(8193, 100).png()],
    ['interlaced PNG', plain(4000, 2000).png(whole), plain(4000, 2001).png(whole)],
    ['PNG that shines through', clear(4000, 3000).png(), clear(4000, 3001).png()],
    ['wide PNG that shines through', clear(6144, 100).png(), clear(6145, 100).png()],
    ['PNG of 16 bits', deep(4000, 3000).png(), deep(4000, 3001).png()],
    ['GIF', plain(2000, 1500).gif(), plain(2000, 1501).gif()],
  ])(
    'takes no more memory than one picture may have: %s',
    async (_kind, most, tooLarge) => {
      expect(await measured(await most.toBuffer())).toMatchObject({ width: expect.any(Number) });
      await expect(measured(await tooLarge.toBuffer())).rejects.toMatchObject(tooMany);
    },
    60_000,
  );

  it('is no drawing, whatever it begins with', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
    for (const content of [drawing, `GIF89a${drawing}`, '', 'GIF8'])
      await expect(measured(Buffer.from(content))).rejects.toMatchObject({ status: 400 });
  });
});

describe('a signature', () => {
  const dataOf = (type: string, content: Buffer | string) =>
    `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

  it('is drawn anew as PNG, without what came along', async () => {
    const drawn = await plain(40, 30).png().toBuffer();
    const tagged = Buffer.concat([drawn, Buffer.from('<script>SECRET</script>')]);
    const kept = await redrawnSignature(dataOf('png', tagged));
    const content = Buffer.from(kept.replace('data:image/png;base64,', ''), 'base64');
    expect(kept).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/);
    expect(content.toString('latin1')).not.toContain('SECRET');
    expect((await sharp(content).metadata()).format).toBe('png');
    expect(await redrawnSignature(dataOf('jpeg', await plain(40, 30).jpeg().toBuffer()))).toContain('png');
  });

  it('is never a drawing, a page or a bomb', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    const bomb = await plain(4000, 3100).png().toBuffer();
    for (const sent of [
      dataOf('svg+xml', svg),
      dataOf('png', svg),
      dataOf('png', ''),
      dataOf('png', bomb),
      `${dataOf('png', await plain(4, 3).png().toBuffer())}" onerror="1`,
    ])
      await expect(redrawnSignature(sent)).rejects.toMatchObject({
        status: 400,
        details: { fields: { signature: 'Draw the signature again' } },
      });
  });
});
