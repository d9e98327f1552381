import { randomUUID } from 'node:crypto';
import { productDelete, productDetail, productList, productsChanged } from '@washcoat/contract-converters';
import { openCartsWithProduct } from '@washcoat/contract-loads';
import type { TestService } from '@washcoat/testing';
import { converterA, newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { deleter, editor, superAdmin, viewer } from '../testing/product-form.fixture';

const held = newProduct({ oem: 'HELD 1' });
const inactive = newProduct({ oem: 'OFF 1', isActive: false });

describe('deleting a converter', () => {
  let catalogue: TestService;
  let carts = { count: 0, names: [] as string[] };
  let isDown = false;

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, held, inactive]);
    catalogue.caller.add('loads', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      expect(request.url).toBe(openCartsWithProduct.path);
      const { productId } = openCartsWithProduct.input.parse(JSON.parse(text));
      response.statusCode = isDown ? 503 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(productId === held.productId ? carts : { count: 0, names: [] }));
    });
  });
  afterAll(() => catalogue.stop());

  const remove = (productId: string, session = deleter) =>
    catalogue.call(session, productDelete, { productId });
  const isThere = async (productId: string) =>
    (await catalogue.call(superAdmin, productDetail, { productId })).status === 200;

  it('[CONV-074] is gone for everybody, and told with a newer version', async () => {
    const { productId } = converterA;
    const { status, body } = await remove(productId);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Deleted Successfully' });
    expect(await isThere(productId)).toBe(false);
    expect((await catalogue.call(superAdmin, productList, { text: 'KT 0334' })).body.list).toEqual([]);
    const told = (await catalogue.published(productsChanged)).at(-1);
    expect(productsChanged.schema.parse(told).products).toEqual([
      expect.objectContaining({ productId, isDeleted: true, version: 2 }),
    ]);
    const trail = await catalogue.service
      .database('audit_entry')
      .where({ entity_id: productId, action: 'delete' });
    expect(trail).toHaveLength(1);
    expect(trail[0].before).toMatchObject({ oem: 'KT 0334', typeName: 'CERAMIC', ptAssay: 1250 });
    expect((await remove(productId)).status).toBe(404);
  });

  it('is refused while open carts hold it, which are named', async () => {
    const { productId } = held;
    carts = { count: 1, names: ['Corner weekly'] };
    const one = await remove(productId);
    expect(one.status).toBe(409);
    expect(one.error).toMatchObject({
      error: '1 open cart holds this converter: Corner weekly.',
      code: 'IN_CARTS',
      carts,
    });
    carts = { count: 5, names: ['One', 'Two', 'Three'] };
    const five = await remove(productId);
    expect(five.error.error).toBe('5 open carts hold this converter: One, Two, Three and 2 more.');
    expect(await isThere(productId)).toBe(true);
    carts = { count: 0, names: [] };
    isDown = true;
    expect((await remove(productId)).status).toBe(500);
    expect(await isThere(productId)).toBe(true);
    isDown = false;
    expect((await remove(productId)).status).toBe(200);
  });

  it('[CONV-012] [PRIC-006] [PRIC-066] needs canDeleteConverter and a converter that the user sees', async () => {
    const { productId } = inactive;
    expect((await catalogue.call(null, productDelete, { productId })).status).toBe(401);
    for (const session of [viewer, editor]) expect((await remove(productId, session)).status).toBe(403);
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await remove('x')).status).toBe(400);
    expect((await remove(productId)).status).toBe(404);
    expect((await remove(productId, superAdmin)).status).toBe(200);
  });
});
