import { holdUploads, pictureContent } from '@washcoat/contract-files';
import { productEdit } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import sharp from 'sharp';
import { convertersService } from '../service';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { superAdmin } from '../testing/product-form.fixture';
import { lookAtUploads } from './look-at-uploads.job';
import { searchFor } from './photo.fixture';

const addressOf = (sign: string) => `/files/pictures/${sign.repeat(64)}.jpg`;
const withPicture = (oem: string, address: string) =>
  newProduct({ oem, urls: [address], profileUrl: address });

/** A scene without letters: a bright disc and a dark bar on a grey ground. */
function scene(discAt: number, barAt: number) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#777"/>` +
      `<circle cx="${discAt}" cy="150" r="110" fill="#eee"/><rect x="${barAt}" y="300" width="260" height="120" fill="#222"/></svg>`,
  );
}
const uploadOf = (discAt: number, barAt: number) => sharp(scene(discAt, barAt)).webp().toBuffer();

const disc = addressOf('a');
const bar = addressOf('b');
const gone = addressOf('c');
const torn = addressOf('d');
const late = addressOf('e');

describe('uploaded pictures of converters', () => {
  let catalogue: TestService;
  const stored = new Map<string, Buffer>();
  const asked: string[] = [];
  let brokenPicture = '';

  const edited = newProduct({ oem: 'UP 5' });

  beforeAll(async () => {
    stored.set(disc, await uploadOf(150, 340));
    stored.set(bar, await uploadOf(490, 40));
    stored.set(torn, Buffer.from('no picture'));
    stored.set(late, await uploadOf(320, 190));
    const products = [
      withPicture('UP 1', disc),
      withPicture('UP 2', bar),
      withPicture('UP 3', gone),
      withPicture('UP 4', torn),
      edited,
    ];
    // The service's own look would come in between on a busy machine: the tests look when they want to.
    catalogue = await startCatalogue(products, { ...convertersService, jobs: [] });
    catalogue.caller.add('files', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      if (request.url === holdUploads.path) return void response.end(JSON.stringify({ missing: [] }));
      expect(request.url).toBe(pictureContent.path);
      const { imageUrl } = pictureContent.input.parse(JSON.parse(text));
      asked.push(imageUrl);
      const content = stored.get(imageUrl);
      if (imageUrl === brokenPicture) response.writeHead(503).end('{}');
      else if (content) response.end(content);
      else response.writeHead(404).end('{"error":"This picture was not found.","code":"NOT_FOUND"}');
    });
  });
  afterAll(() => catalogue.stop());

  const look = () => lookAtUploads(catalogue.service, new Date());
  const alike = async (photo: Buffer) =>
    (await searchFor(catalogue, admin, [await sharp(photo).resize(400).jpeg().toBuffer()])).body.list;

  it('are not compared before anybody looked at them', async () => {
    expect(await alike(scene(150, 340))).toEqual([]);
  });

  it('go on from where it was when the files service fails at one of them', async () => {
    brokenPicture = disc;
    await expect(look()).rejects.toThrow('503');
    expect(asked).toEqual([disc]);
    await expect(look()).rejects.toThrow('503');
    expect(asked.slice(1)).toEqual([bar, gone, torn, disc]);
    brokenPicture = '';
    await look();
    expect(asked.slice(5)).toEqual([disc]);
  });

  it('are found by a photo that looks alike, which is called a guess', async () => {
    const [first] = await alike(scene(154, 336));
    expect(first).toMatchObject({ oem: 'UP 1', certainty: 'guess', textScore: null });
    expect(first?.lookScore).toBeGreaterThan(0.7);
    expect((await alike(scene(486, 44)))[0]).toMatchObject({ oem: 'UP 2' });
  });

  it('are looked at once, also those that are gone or no pictures', async () => {
    const before = asked.length;
    await look();
    expect(asked).toHaveLength(before);
    const rows = await catalogue.service.database('uploaded_picture').orderBy('address');
    expect(rows.map(({ address, look: bits }) => [address, bits?.length ?? null])).toEqual([
      [disc, 144],
      [bar, 144],
      [gone, null],
      [torn, null],
    ]);
  });

  it('are looked at when a converter gets another first picture', async () => {
    const { status } = await catalogue.call(superAdmin, productEdit, {
      productId: edited.productId,
      urls: [late],
    });
    expect(status).toBe(200);
    await look();
    expect(asked.at(-1)).toBe(late);
    expect((await alike(scene(322, 188)))[0]).toMatchObject({ oem: 'UP 5' });
  });
});
