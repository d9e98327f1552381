import { renderPdf } from '@washcoat/contract-files';
import { itemDelete, loadLabelsPdf } from '@washcoat/contract-loads';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { people, products, Yard } from '../yard.fixture';

/** A printed code as a camera sees it: so many pixels wide, with white paper around it. */
const SEEN = { width: 300, paper: 30 };

/** What a reader of codes makes of one that is printed. */
async function readCode(drawing: string): Promise<string> {
  const { width, paper } = SEEN;
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize(width, width)
    .extend({ top: paper, bottom: paper, left: paper, right: paper, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR(
    { width: info.width, height: info.height, data: new Uint8Array(data) },
    { timeLimit: 5_000 },
  );
}

/** Where `npm start` listens. */
const BASE_URL = 'http://127.0.0.1:4400';
const page = renderPdf.input;

describe('labels of a load', () => {
  let yard: Yard;
  const printed: ReturnType<typeof page.parse>[] = [];
  beforeAll(async () => {
    yard = await Yard.start();
    const { caller } = yard.test;
    const post = caller.post.bind(caller);
    caller.post = async (service, path, body, ...rest) => {
      if (path !== renderPdf.path) return post(service, path, body, ...rest);
      printed.push(page.parse(body));
      return Buffer.from('%PDF-1.4');
    };
  });
  afterAll(() => yard.stop());

  const ask = (input: Record<string, unknown>, session = people.buyer) =>
    yard.test.call(session, loadLabelsPdf, input);
  /** The page that is printed for a call, with its spaces folded. */
  async function pageOf(input: Record<string, unknown>, session = people.buyer) {
    const { body, status } = await ask(input, session);
    expect(status).toBe(200);
    const file = await yard.test.send({ method: 'GET', url: body.link });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const last = printed.at(-1);
    if (!last) throw new Error('Nothing was printed.');
    return { ...last, html: last.html.replace(/\s+/g, ' ') };
  }
  const code = (path: string) =>
    renderSVG(`${BASE_URL}${path}`, { ecc: 'M', border: 0 }).replace(/\s+/g, ' ');

  it('are one for each item that is bought, with the code that opens it, and no price', async () => {
    const loadId = await yard.cart({ loadName: '<b>Yard</b>' });
    const { body } = await yard.add(loadId, { quantity: 2, box: 3 });
    await yard.add(loadId, { productId: products.c.productId });
    await yard.add(loadId, { isDidNotBuy: true });
    const { html, label } = await pageOf({ loadId });
    expect(label).toEqual({ width: 62, height: 29 });
    expect(html.match(/<section/g)).toHaveLength(2);
    expect(html).toContain(code(`/load/${loadId}?item=${body.item.itemId}`));
    expect(html).toContain('KT 0334 C');
    expect(html).toContain('2 · CERAMIC · Box 3');
    expect(html).toContain('&lt;b&gt;Yard&lt;/b&gt;');
    expect(html).not.toMatch(/172\.23|344\.46|211\.7|\$/);
  });

  it('carry codes that are read as the addresses of the load and of each item', async () => {
    const loadId = await yard.cart();
    const items = [await yard.add(loadId), await yard.add(loadId, { productId: products.c.productId })];
    const codesOf = async (input: object) => {
      const { html } = await pageOf({ loadId, ...input });
      return Promise.all((html.match(/<svg.*?<\/svg>/g) ?? []).map(readCode));
    };
    expect(await codesOf({ kind: 'bag' })).toEqual([`${BASE_URL}/load/${loadId}`]);
    expect(await codesOf({ paper: 'sheet' })).toEqual(
      items.map(({ body }) => `${BASE_URL}/load/${loadId}?item=${body.item.itemId}`),
    );
  });

  it('are one for the bag, one for an item alone, or a sheet of the paper of the house', async () => {
    const loadId = await yard.filledCart();
    const { body } = await yard.add(loadId);
    const bag = await pageOf({ loadId, kind: 'bag' });
    expect(bag.html).toContain(code(`/load/${loadId}`));
    expect(bag.html).toContain('2 items');
    const one = await pageOf({ loadId, itemId: body.item.itemId, paper: 'sheet' });
    expect([one.html.match(/<section/g)?.length, one.label]).toEqual([1, undefined]);
  });

  it('are refused of a load with nothing to label, of others, and in forms that there are not', async () => {
    const loadId = await yard.filledCart();
    const [item] = (await yard.load(loadId)).items;
    expect((await ask({ loadId }, people.franchisee as typeof people.buyer)).status).toBe(404);
    for (const wrong of [{ paper: 'wall' }, { kind: 'none' }, { itemId: 'x' }])
      expect((await ask({ loadId, ...wrong })).status).toBe(400);
    await yard.test.call(people.buyer, itemDelete, { loadId, itemId: item?.itemId });
    expect((await ask({ loadId, itemId: item?.itemId })).status).toBe(404);
    const empty = await ask({ loadId });
    expect([empty.status, empty.error.code]).toEqual([409, 'NO_ITEMS']);
  });
});
