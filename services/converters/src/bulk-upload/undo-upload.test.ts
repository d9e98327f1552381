import {
  bulkUploadBadRows,
  bulkUploadUndo,
  bulkUploadUndoPreview,
  productDelete,
  productDetail,
  productEdit,
  productsChanged,
  testAdd,
  testList,
} from '@washcoat/contract-converters';
import { pictureAt, type TestService } from '@washcoat/testing';
import { newProduct } from '../testing/catalogue.fixture';
import { forgetOldUploads } from './forget-old-uploads.job';
import { converters, detailOf, landed, startUploads, superAdmin } from './upload.fixture';
import { workOnUploads } from './work-on-uploads.job';

const first = newProduct({ oem: 'KN 1', name: 'First', subweight: 900, ptDisc: 5, isActive: false });
const second = newProduct({ oem: 'KN 2', name: 'Second' });

describe('undoing a bulk upload', () => {
  let catalogue: TestService;
  let uploadId: string;
  const held = new Set<string>();
  beforeEach(async () => {
    held.clear();
    catalogue = await startUploads([first, second], held);
    const upload = await landed(catalogue, [
      {
        productId: first.productId,
        oem: 'KN 9',
        type: 'DIESEL',
        name: '',
        subweight: '',
        ptDisc: 7,
        isActive: 'yes',
      },
      {
        productId: second.productId,
        oem: 'KN 2',
        type: 'CERAMIC',
        name: 'Mine',
        subweight: 1,
        ptDisc: '',
        isActive: '',
      },
      { productId: '', oem: 'KN 2', type: 'CERAMIC', name: 'Added', subweight: 2, ptDisc: '', isActive: '' },
      { productId: '', oem: 'NEW 2', type: 'CERAMIC', name: 'Added', subweight: 3, ptDisc: '', isActive: '' },
    ]);
    ({ uploadId } = upload);
  });
  afterEach(() => catalogue.stop());

  const undo = async () => {
    const answer = await catalogue.call(superAdmin, bulkUploadUndo, { uploadId });
    await workOnUploads(catalogue.service);
    return { status: answer.status, upload: await detailOf(catalogue, uploadId) };
  };
  const productIdOf = async (name: string, oem: string) => {
    const rows = await converters(catalogue, [oem]);
    return rows.find((row) => row.name === name)?.product_id;
  };

  it('deletes what it added and gives back what it changed', async () => {
    const { upload } = await undo();
    expect(upload).toMatchObject({ status: 'undone', canUndo: false, notes: [] });
    expect(await converters(catalogue, ['KN 9', 'NEW 2'])).toEqual([]);
    const [one, two, ...others] = await converters(catalogue, ['KN 1', 'KN 2']);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      name: 'First',
      type_id: 1,
      subweight: '900',
      pt_disc: '5',
      is_active: false,
      version: 3,
    });
    expect(two).toMatchObject({ name: 'Second', subweight: null, version: 3 });
    const { body } = await catalogue.call(superAdmin, productDetail, { productId: second.productId });
    expect(body.isSharedStamp).toBe(false);
    expect((await undo()).status).toBe(409);
  });

  it('tells other domains', async () => {
    await undo();
    const told = (await catalogue.published(productsChanged)).at(-1)?.products ?? [];
    expect(told.map(({ oem, isDeleted, version }) => [oem, isDeleted, version]).sort()).toEqual([
      ['KN 1', false, 3],
      ['KN 2', false, 3],
      ['KN 2', true, 2],
      ['NEW 2', true, 2],
    ]);
  });

  it('keeps and names what was changed since', async () => {
    const added = await productIdOf('Added', 'NEW 2');
    await landed(catalogue, [
      { productId: second.productId, oem: 'KN 2', type: 'CERAMIC', name: 'Later' },
      { productId: added, oem: 'NEW 2', type: 'CERAMIC', name: 'Adopted' },
    ]);
    const { upload } = await undo();
    expect(upload.status).toBe('undone');
    expect(upload.notes).toEqual(['2 converters were kept, because of what happened since: KN 2, NEW 2.']);
    expect(upload.rows.map(({ reasons }) => reasons.length)).toEqual([0, 1, 0, 1]);
    const rows = await converters(catalogue, ['KN 1', 'KN 2', 'NEW 2']);
    expect(rows.map(({ name }) => name)).toEqual(['First', 'Later', 'Adopted']);
  });

  it('keeps and names what open carts hold', async () => {
    const productId = await productIdOf('Added', 'NEW 2');
    held.add(productId);
    const { upload } = await undo();
    expect(upload.notes).toEqual(['1 converter was kept, because of what happened since: NEW 2.']);
    expect(await converters(catalogue, ['NEW 2'])).toHaveLength(1);
    expect(await converters(catalogue, ['KN 2'])).toHaveLength(1);
  });

  it('tells beforehand what it will not take back and keeps it: tests, pictures and prices recorded since', async () => {
    const [tested, pictured] = [await productIdOf('Added', 'KN 2'), await productIdOf('Added', 'NEW 2')];
    const findings = { subweight: 900, ptAssay: 100, pdAssay: 200, rhAssay: 30, location: 'Atlanta' };
    const tester = { ...superAdmin, canShowTestHistory: true };
    const { body: test } = await catalogue.call(tester, testAdd, { productId: tested, ...findings });
    const urls = [pictureAt('a')];
    await catalogue.call(superAdmin, productEdit, { productId: pictured, version: 1, urls });
    const edit = { productId: second.productId, version: 2, name: 'Theirs', price: 90 };
    expect((await catalogue.call(superAdmin, productEdit, edit)).status).toBe(200);
    const { body: outlook } = await catalogue.call(superAdmin, bulkUploadUndoPreview, { uploadId });
    expect(outlook).toMatchObject({ deleteCount: 0, restoreCount: 1, keptCount: 3, goneCount: 0 });
    expect(outlook.list).toEqual([
      { line: 3, oem: 'KN 2', name: 'Theirs', isGone: false, reasons: ['Changed since the upload: name'] },
      {
        line: 4,
        oem: 'KN 2',
        name: 'Added',
        isGone: false,
        reasons: ['Has tests that were recorded since the upload: it is kept with them'],
      },
      {
        line: 5,
        oem: 'NEW 2',
        name: 'Added',
        isGone: false,
        reasons: ['Changed since the upload: pictures'],
      },
    ]);
    const { upload } = await undo();
    expect(upload.notes).toEqual([
      '3 converters were kept, because of what happened since: KN 2, KN 2, NEW 2.',
    ]);
    const { body: tests } = await catalogue.call(tester, testList, { productId: tested });
    expect(tests.list.map(({ testId }) => testId)).toEqual([test.testId]);
    const rows = await converters(catalogue, ['KN 1', 'KN 2', 'KN 9', 'NEW 2']);
    expect(rows.map(({ name, price }) => [name, price])).toEqual(
      expect.arrayContaining([
        ['First', null],
        ['Added', null],
        ['Theirs', '90'],
        ['Added', null],
      ]),
    );
  });

  it('tells a converter that was deleted since as deleted, not as kept', async () => {
    const productId = await productIdOf('Added', 'NEW 2');
    expect((await catalogue.call(superAdmin, productDelete, { productId })).status).toBe(200);
    const { body } = await catalogue.call(superAdmin, bulkUploadUndoPreview, { uploadId });
    expect(body).toMatchObject({ deleteCount: 1, restoreCount: 2, keptCount: 0, goneCount: 1 });
    expect(body.list).toMatchObject([{ oem: 'NEW 2', isGone: true }]);
    const { upload } = await undo();
    expect(upload.notes).toEqual(['1 converter was deleted since and stays deleted: NEW 2.']);
    expect((await catalogue.call(superAdmin, bulkUploadUndoPreview, { uploadId })).status).toBe(409);
  });

  it('takes an upload back that was itself undone by a later one, last first', async () => {
    const later = await landed(catalogue, [
      { productId: second.productId, oem: 'KN 2', type: 'CERAMIC', name: 'Later' },
    ]);
    await catalogue.call(superAdmin, bulkUploadUndo, { uploadId: later.uploadId });
    await workOnUploads(catalogue.service);
    const { upload } = await undo();
    expect(upload).toMatchObject({ status: 'undone', notes: [] });
    expect((await converters(catalogue, ['KN 2']))[0]).toMatchObject({ name: 'Second' });
  });

  it('is possible for 30 days; then the file and its rows are forgotten', async () => {
    const day = 86_400_000;
    await forgetOldUploads(catalogue.service, new Date(Date.now() + 29 * day));
    expect(await detailOf(catalogue, uploadId)).toMatchObject({ canUndo: true, rows: { length: 4 } });
    await forgetOldUploads(catalogue.service, new Date(Date.now() + 31 * day));
    expect(await detailOf(catalogue, uploadId)).toMatchObject({ status: 'done', canUndo: false, rows: [] });
    expect((await undo()).status).toBe(409);
    const { error } = await catalogue.call(superAdmin, bulkUploadBadRows, { uploadId });
    expect(error.code).toBe('FORGOTTEN');
    expect(await catalogue.service.database('bulk_upload_part').select()).toEqual([]);
  });

  it('needs the rights of the upload', async () => {
    const { status } = await catalogue.call({ ...superAdmin, canEditConverter: false }, bulkUploadUndo, {
      uploadId,
    });
    expect(status).toBe(403);
  });
});
