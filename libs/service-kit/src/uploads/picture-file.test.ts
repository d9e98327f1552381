import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { measurePicture } from './picture-file';
import { redrawnSignature } from './signature';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a34f26' }, limitInputPixels: false });
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

  it('is known by its content and counted', async () => {
    for (const format of ['jpeg', 'png', 'gif'] as const)
      expect(await measured(await plain(40, 30).toFormat(format).toBuffer())).toMatchObject({
        ...{ format, width: 40, height: 30 },
      });
  });

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
