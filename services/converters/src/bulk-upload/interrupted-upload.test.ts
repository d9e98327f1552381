import { bulkUploadApply, bulkUploadUndo, productsChanged } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import { newProduct } from '../testing/catalogue.fixture';
import { csvOf, detailOf, landed, sendFile, startUploads, superAdmin, uploaded } from './upload.fixture';
import { workOnUploads } from './work-on-uploads.job';

const known = newProduct({ oem: 'KN 1', name: 'Known' });
const file = (count: number, name = 'New') =>
  Array.from({ length: count }, (_, index) => ({
    oem: `LOT ${index}`,
    type: 'CERAMIC',
    name,
    ptAssay: index % 900,
  }));

describe('bulk uploads that are disturbed', () => {
  let catalogue: TestService;
  beforeEach(async () => {
    catalogue = await startUploads([known]);
  });
  afterEach(() => catalogue.stop());

  const database = () => catalogue.service.database;
  const countOf = async (name: string) => {
    const [row] = await database()('product').where({ name }).whereNull('deleted_at').count({ count: '*' });
    return row?.count;
  };
  /** Every landing breaks while the outbox has another name, after all converters were written. */
  const breakLandings = () => database().raw('alter table outbox rename to outbox_away');
  const mendLandings = () => database().raw('alter table outbox_away rename to outbox');

  it('are checked from the beginning when a process ended halfway', async () => {
    const { body } = await sendFile(catalogue, csvOf(file(50)), { fields: { isPreview: 'true' } });
    const { uploadId } = body;
    await database()('bulk_upload')
      .where({ upload_id: uploadId })
      .update({ status: 'validating', progress: 0.4 });
    await database()('bulk_upload_row').insert({ upload_id: uploadId, line: 2, oem: 'LOT 0', kind: null });
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, uploadId)).toMatchObject({
      status: 'preview',
      rowCount: 50,
      addCount: 50,
    });
  });

  it('are landed as a whole by the next try when the first one broke', async () => {
    const { uploadId } = await uploaded(catalogue, csvOf(file(700)));
    await catalogue.call(superAdmin, bulkUploadApply, { uploadId });
    await breakLandings();
    await expect(workOnUploads(catalogue.service)).rejects.toThrow(/outbox/);
    expect(await countOf('New')).toBe(0);
    expect(await detailOf(catalogue, uploadId)).toMatchObject({ status: 'applying' });
    await mendLandings();
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, uploadId)).toMatchObject({ status: 'done', addCount: 700 });
    expect(await countOf('New')).toBe(700);
  });

  it('fail after three tries without a change, and one that was to be undone is still there', async () => {
    const { uploadId } = await landed(catalogue, file(3));
    await catalogue.call(superAdmin, bulkUploadUndo, { uploadId });
    await breakLandings();
    for (let tries = 0; tries < 3; tries += 1)
      await expect(workOnUploads(catalogue.service)).rejects.toThrow(/outbox/);
    await workOnUploads(catalogue.service);
    await mendLandings();
    expect(await detailOf(catalogue, uploadId)).toMatchObject({
      status: 'done',
      canUndo: true,
      error: expect.stringContaining('nothing was changed'),
    });
    expect(await countOf('New')).toBe(3);
  });

  it('are landed once by several processes that see them at the same time', async () => {
    const { body } = await sendFile(catalogue, csvOf(file(40)), { fields: { isPreview: 'false' } });
    await Promise.all([workOnUploads(catalogue.service), workOnUploads(catalogue.service)]);
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, body.uploadId)).toMatchObject({ status: 'done', addCount: 40 });
    expect(await countOf('New')).toBe(40);
  });

  it('take turns: the later of two that change the same converter wins as a whole', async () => {
    const change = (name: string) =>
      csvOf([{ productId: known.productId, oem: 'KN 1', type: 'CERAMIC', name }]);
    const sent = { fields: { isPreview: 'false' } };
    const answers = [
      await sendFile(catalogue, change('One'), sent),
      await sendFile(catalogue, change('Two'), sent),
    ];
    await workOnUploads(catalogue.service);
    for (const { body } of answers)
      expect(await detailOf(catalogue, body.uploadId)).toMatchObject({ status: 'done', changeCount: 1 });
    expect(await countOf('Two')).toBe(1);
    const versions = (await catalogue.published(productsChanged)).map(({ products }) => products[0]?.version);
    expect(versions).toEqual([1, 2, 3]);
  });

  it('are applied once when two people press the button', async () => {
    const { uploadId } = await uploaded(catalogue, csvOf(file(2)));
    const press = () => catalogue.call(superAdmin, bulkUploadApply, { uploadId });
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('of 5,000 rows are landed and undone, told in events of 500', async () => {
    const upload = await landed(catalogue, file(5000));
    expect(upload).toMatchObject({ status: 'done', addCount: 5000, rowCount: 5000 });
    expect(await countOf('New')).toBe(5000);
    const events = (await catalogue.published(productsChanged)).slice(1);
    expect(events.map(({ products }) => products.length)).toEqual(Array.from({ length: 10 }, () => 500));
    await catalogue.call(superAdmin, bulkUploadUndo, { uploadId: upload.uploadId });
    await workOnUploads(catalogue.service);
    expect(await countOf('New')).toBe(0);
  });
});
