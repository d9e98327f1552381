import { productDetail, productEdit, productHistory, productsChanged } from '@washcoat/contract-converters';
import { testSession, type TestService } from '@washcoat/testing';
import { landed, startUploads, superAdmin, uploaded, csvOf } from '../bulk-upload/upload.fixture';
import { converterA, converterB, customer, partnerOf, putInForce } from '../testing/catalogue.fixture';

const nothing = {
  ...{ marketPrice: 0, basePrice: 0, calculatedPrice: 0, listedPrice: 0 },
  ...{ schemePice: 0, alt1Price: 0, offerPrice: 0 },
};

describe('a converter without precious metal', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startUploads([converterA, converterB]);
    await putInForce(catalogue);
  });
  afterAll(() => catalogue.stop());

  const detail = async (productId: string, session = superAdmin) =>
    (await catalogue.call(session, productDetail, { productId, companyId: customer.companyId })).body;
  const mark = async (productId: string, isWithoutMetal: boolean, session = superAdmin) => {
    const { version } = await detail(productId);
    return catalogue.call(session, productEdit, { productId, version, isWithoutMetal });
  };

  it('is marked, is worth nothing, says why and since when, and is told to other domains', async () => {
    const { productId } = converterB;
    expect((await detail(productId)).listedPrice).toBe(37.24);
    expect((await mark(productId, true)).status).toBe(200);
    const marked = await detail(productId);
    expect(marked).toMatchObject({ ...nothing, isWithoutMetal: true, isDefaultAssay: false });
    expect(marked.subweight).toBeNull();
    const [first] = marked.explanation ?? [];
    expect(first).toMatchObject({
      step: 'market',
      after: 0,
      reason: 'Marked as without precious metal',
      source: 'Ada Admin',
    });
    expect(marked.metalValue).toMatchObject({ isDefaultAssay: false, source: 'Ada Admin' });
    const [told] = (await catalogue.published(productsChanged)).slice(-1);
    expect(told?.products).toMatchObject([{ productId, isWithoutMetal: true }]);
    const { body } = await catalogue.call(superAdmin, productHistory, { productId });
    expect(JSON.stringify(body.list[0])).toContain('isWithoutMetal');
    expect((await mark(productId, false)).status).toBe(200);
    expect((await detail(productId)).listedPrice).toBe(37.24);
  });

  it('is marked by those only who may write its assay, and told to those only who see assay or prices', async () => {
    const { productId } = converterA;
    const editor = testSession({ canEditConverter: true });
    expect((await mark(productId, true, editor)).status).toBe(403);
    expect((await detail(productId, editor)).isWithoutMetal).toBeUndefined();
    const assayer = testSession({ canEditConverter: true, canAccessAssay: true });
    expect((await detail(productId, assayer)).isWithoutMetal).toBe(false);
    expect((await detail(productId, testSession({ canShowPricing: true }))).isWithoutMetal).toBe(false);
    const subscriber = testSession({ hierarchy: 2, canShowPricing: true });
    expect((await detail(productId, subscriber)).isWithoutMetal).toBeUndefined();
  });

  it('is marked by a file, and stays so when a file says nothing of it', async () => {
    const file = [{ oem: 'SCR 1', type: 'DIESEL', isWithoutMetal: 'yes' }];
    expect(await landed(catalogue, file)).toMatchObject({ status: 'done', addCount: 1 });
    const row = () => catalogue.service.database('product').where({ oem: 'SCR 1' }).first();
    const { product_id: productId } = await row();
    expect(await detail(productId)).toMatchObject({ ...nothing, isWithoutMetal: true });
    await landed(catalogue, [{ productId, oem: 'SCR 1', type: 'DIESEL', name: 'Brick', isWithoutMetal: '' }]);
    expect(await row()).toMatchObject({ name: 'Brick', is_without_metal: true });
    const clash = (metals: string) => [
      `isWithoutMetal: It is without precious metal, but has ${metals}. ` +
        'Leave the assays empty, or write no, if it holds metal',
    ];
    const known = { productId, oem: 'SCR 1', type: 'DIESEL', name: 'Brick' };
    const sent = async (row: object) => (await uploaded(catalogue, csvOf([{ ...row }]))).rows[0];
    expect(await sent({ ...known, ptAssay: 120.5, rhAssay: 3 })).toMatchObject({
      kind: 'bad',
      reasons: clash('ptAssay 120.5, rhAssay 3'),
    });
    expect((await sent({ ...known, ptAssay: 120.5, isWithoutMetal: 'no' }))?.reasons).toEqual([]);
    expect((await sent({ ...known, ptAssay: 0, subweight: 900 }))?.reasons).toEqual([]);
    const added = { oem: 'SCR 2', type: 'DIESEL', pdAssay: 7, isWithoutMetal: 'yes' };
    expect((await sent(added))?.reasons).toEqual(clash('pdAssay 7'));
    const { productId: assayed, oem } = converterA;
    const marks = { productId: assayed, oem, type: 'CERAMIC', isWithoutMetal: 'yes' };
    expect((await sent(marks))?.reasons).toEqual([
      expect.stringMatching(/^isWithoutMetal: .* but has ptAssay \d/),
    ]);
    await catalogue.service.database('product').where({ product_id: productId }).update({ pt_assay: 5 });
    expect((await sent({ ...known, ptAssay: 5, name: 'Block' }))?.reasons).toEqual([]);
    const session = partnerOf(customer, { canAddConverter: true });
    const refused = await uploaded(catalogue, csvOf(file), { session });
    expect(refused.rows[0]?.reasons).toEqual(['isWithoutMetal: You are not allowed to set it']);
  });
});
