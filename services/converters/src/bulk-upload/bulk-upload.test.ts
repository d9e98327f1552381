import {
  bulkUploadApply,
  bulkUploadBadRows,
  bulkUploadDetail,
  bulkUploadDrop,
  productDetail,
  productDump,
  productHistory,
  productsChanged,
  uploadEnded,
} from '@washcoat/contract-converters';
import { type TestService } from '@washcoat/testing';
import { customer, newProduct } from '../testing/catalogue.fixture';
import {
  converters,
  csvOf,
  detailOf,
  known,
  landed,
  other,
  partner,
  startUploads,
  superAdmin,
  uploaded,
} from './upload.fixture';
import { workOnUploads } from './work-on-uploads.job';

describe('a bulk upload', () => {
  let catalogue: TestService;
  beforeEach(async () => {
    catalogue = await startUploads([known, other]);
  });
  afterEach(() => catalogue.stop());

  const countProducts = async () => {
    const [row] = await catalogue.service.database('product').whereNull('deleted_at').count({ count: '*' });
    return row?.count;
  };

  it('tells who sent it how every step ended', async () => {
    uploadEnded.schema.parse(uploadEnded.example);
    const { uploadId } = await uploaded(
      catalogue,
      csvOf([{ productId: '', oem: 'NEW 1', type: 'CERAMIC', name: 'New', ptAssay: 7 }]),
    );
    await catalogue.call(superAdmin, bulkUploadApply, { uploadId });
    await workOnUploads(catalogue.service);
    await uploaded(catalogue, csvOf([{ productId: '', oem: 'BAD 1', type: 'TIN', name: 'Bad', ptAssay: 7 }]));
    const ended = await catalogue.published(uploadEnded);
    expect(ended.map(({ outcome, userId }) => [outcome, userId])).toEqual([
      ['preview', superAdmin.userId],
      ['done', superAdmin.userId],
      ['failed', superAdmin.userId],
    ]);
    expect(ended[2]?.error).toBe('The only row is bad: nothing was changed. Correct it and send it again.');
  });

  it('[BULK-015] tells what it would do before anything changes, and lands when it is applied', async () => {
    const upload = await uploaded(
      catalogue,
      csvOf([
        { productId: known.productId, oem: 'KN 1', type: 'DIESEL', name: 'Known', ptAssay: '120.5' },
        { productId: other.productId, oem: 'KN 2', type: 'CERAMIC', name: 'Other', ptAssay: '' },
        { productId: '', oem: 'NEW 1', type: 'CERAMIC', name: 'New', ptAssay: 7 },
        { productId: '', oem: 'BAD 1', type: 'TIN', name: 'Bad', ptAssay: '1,250' },
      ]),
    );
    expect(upload).toMatchObject({ status: 'preview', canApply: true, canUndo: false, rowCount: 4 });
    expect(upload).toMatchObject({ addCount: 1, changeCount: 1, sameCount: 1, badCount: 1 });
    expect(upload.rows[0]).toEqual({
      line: 2,
      kind: 'change',
      oem: 'KN 1',
      changes: expect.arrayContaining([
        { field: 'typeName', before: 'CERAMIC', after: 'DIESEL' },
        { field: 'ptAssay', before: '100', after: '120.5' },
      ]),
      reasons: [],
      knownCount: 0,
      knownLine: null,
    });
    expect(upload.rows[0]?.changes).toHaveLength(2);
    expect(upload.rows[3]?.reasons).toEqual([
      expect.stringMatching(/^type: Write one of CERAMIC, /),
      'ptAssay: 1,250 may mean 1250 or 1.25. Write one of them',
    ]);
    expect(await countProducts()).toBe(2);

    const { uploadId } = upload;
    expect((await catalogue.call(superAdmin, bulkUploadApply, { uploadId })).status).toBe(200);
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, uploadId)).toMatchObject({
      status: 'done',
      canApply: false,
      canUndo: true,
    });
    const [changed, , added] = await converters(catalogue, ['KN 1', 'KN 2', 'NEW 1']);
    expect(changed).toMatchObject({
      type_id: 2,
      pt_assay: '120.5',
      subweight: '900',
      pt_disc: '5',
      version: 2,
    });
    expect(added).toMatchObject({
      name: 'New',
      pt_assay: '7',
      is_active: true,
      pt_disc_is_percentage: true,
      version: 1,
    });
    expect((await catalogue.call(superAdmin, bulkUploadApply, { uploadId })).error.code).toBe('WRONG_STATUS');
    const { body } = await catalogue.call(superAdmin, bulkUploadDetail, { uploadId, kind: 'bad' });
    expect(body.list.map(({ line }) => line)).toEqual([5]);
  });

  it('leaves no trace in the catalogue when it is dropped', async () => {
    const { uploadId } = await uploaded(catalogue, csvOf([{ oem: 'NEW 1', type: 'CERAMIC' }]));
    expect((await catalogue.call(superAdmin, bulkUploadDrop, { uploadId })).status).toBe(200);
    await workOnUploads(catalogue.service);
    expect((await catalogue.call(superAdmin, bulkUploadApply, { uploadId })).status).toBe(409);
    expect(await detailOf(catalogue, uploadId)).toMatchObject({ status: 'dropped', canApply: false });
    expect(await countProducts()).toBe(2);
  });

  it('lands nothing when it is all or nothing and one row is bad', async () => {
    const rows = [
      { oem: 'NEW 1', type: 'CERAMIC', subweight: 1 },
      { oem: 'NEW 2', type: 'CERAMIC', subweight: -1 },
    ];
    const fields = { allOrNothing: 'true' };
    const refused = await landed(catalogue, rows, { fields });
    expect(refused).toMatchObject({
      status: 'failed',
      badCount: 1,
      error: '1 row is bad, and the upload is all or nothing: nothing was changed.',
    });
    expect(await countProducts()).toBe(2);
    expect(await landed(catalogue, rows.slice(0, 1), { fields })).toMatchObject({
      status: 'done',
      addCount: 1,
    });
    expect(await landed(catalogue, rows)).toMatchObject({ status: 'done', sameCount: 1, badCount: 1 });
  });

  it('can not stand to be applied when all of its rows are bad, or none changes anything', async () => {
    const bad = await uploaded(
      catalogue,
      csvOf([
        { oem: 'BAD 1', type: 'TIN' },
        { oem: '', type: 'CERAMIC' },
      ]),
    );
    expect(bad).toMatchObject({
      status: 'failed',
      canApply: false,
      badCount: 2,
      error: 'All 2 rows are bad: nothing was changed. Correct them and send them again.',
    });
    const { status } = await catalogue.call(superAdmin, bulkUploadApply, { uploadId: bad.uploadId });
    expect(status).toBe(409);
    const same = await uploaded(
      catalogue,
      csvOf([
        { productId: known.productId, oem: 'KN 1', type: 'CERAMIC', name: 'Known' },
        { productId: '', oem: '', type: 'CERAMIC', name: '' },
      ]),
    );
    expect(same).toMatchObject({
      status: 'done',
      sameCount: 1,
      badCount: 1,
      canApply: false,
      canUndo: false,
    });
  });

  it('tells all that is wrong with a row', async () => {
    const deleted = newProduct({ oem: 'GONE 1' });
    await landed(catalogue, [{ oem: 'HERE 1', type: 'CERAMIC' }]);
    const [here] = await converters(catalogue, ['HERE 1']);
    await catalogue.service
      .database('product')
      .where({ product_id: here.product_id })
      .update({ deleted_at: new Date() });
    const blank = {
      productId: '',
      type: 'CERAMIC',
      subweight: '',
      ptAssay: '',
      ptDisc: '',
      isActive: '',
      name: '',
    };
    const upload = await uploaded(
      catalogue,
      csvOf([
        { ...blank, oem: '' },
        { ...blank, oem: 'B 2', subweight: -5, ptAssay: '1e9', ptDisc: '1.234', isActive: 'perhaps' },
        { ...blank, oem: 'B 3', ptAssay: 1_000_000_000 },
        { ...blank, oem: 'B 4', productId: 'not-an-id' },
        { ...blank, oem: 'KN 1', productId: known.productId },
        { ...blank, oem: 'KN 1', productId: known.productId.toUpperCase(), name: 'Other name' },
        { ...blank, oem: 'HERE 1', productId: here.product_id },
        { ...blank, oem: 'B 8', name: 'Bell \u0007' },
        { ...blank, oem: 'B 9', name: 'x'.repeat(201) },
        { ...blank, oem: 'B 10' },
        { ...blank, oem: 'B 10' },
        { ...blank, oem: deleted.oem, productId: deleted.productId },
      ]),
    );
    const reasons = Object.fromEntries(
      upload.rows.map(({ line, reasons: told }) => [line, told.join(' | ')]),
    );
    expect(reasons).toEqual({
      2: 'oem: Please enter the valid value',
      3: 'subweight: Use at least 0 | ptAssay: 1e9 is no number like 1250.5 | ptDisc: Use at most 2 decimals | isActive: Write yes or no',
      4: expect.stringMatching(/^ptAssay: /),
      5: 'productId: not-an-id is no id of a converter',
      6: 'productId: The file has this converter twice',
      7: 'productId: The file has this converter twice',
      8: 'productId: This converter was deleted. Leave the id empty to add it again',
      9: 'name: Please enter the valid value',
      10: 'name: Use at most 200 characters',
      11: '',
      12: 'Line 11 says the same',
      13: '',
    });
    expect(upload.rows.filter(({ kind }) => kind === 'add').map(({ line }) => line)).toEqual([11, 13]);
  });

  it('changes nothing when the same file comes twice, and says so', async () => {
    const rows = [
      { productId: known.productId, oem: 'KN 1', type: 'DIESEL', ptAssay: 33 },
      { productId: '', oem: 'NEW 1', type: 'CERAMIC', ptAssay: '' },
    ];
    expect(await landed(catalogue, rows)).toMatchObject({ addCount: 1, changeCount: 1, notes: [] });
    const again = await landed(catalogue, rows);
    expect(again).toMatchObject({
      status: 'done',
      addCount: 0,
      changeCount: 0,
      sameCount: 2,
      canUndo: false,
    });
    expect(again.notes[0]).toMatch(
      /^This file was uploaded already on \d+(st|nd|rd|th) [A-Z][a-z]{2}, \d{4}; /,
    );
    expect(await countProducts()).toBe(3);
  });

  it('reads back what the download of converters writes', async () => {
    await landed(catalogue, [
      { oem: '-9 FORMULA', type: 'CERAMIC', comment: '=1+1', notes: 'two\nlines, "quoted"' },
    ]);
    const { body } = await catalogue.call(superAdmin, productDump, {});
    const { body: file } = await catalogue.send({ method: 'GET', url: body.link });
    expect(await uploaded(catalogue, String(file))).toMatchObject({ rowCount: 3, sameCount: 3 });
  });

  it('tells other domains of every converter, marks shared stamps, and is in the history of each', async () => {
    await landed(catalogue, [
      { productId: known.productId, oem: 'KN 1', type: 'CERAMIC', name: 'Renamed' },
      { productId: '', oem: 'kn-2', type: 'CERAMIC', name: 'Twin' },
    ]);
    const events = await catalogue.published(productsChanged);
    const told = events.slice(1).flatMap(({ products }) => products);
    expect(told.map(({ oem, version }) => [oem, version]).sort()).toEqual([
      ['KN 1', 2],
      ['KN 2', 2],
      ['kn-2', 1],
    ]);
    const { body: detail } = await catalogue.call(superAdmin, productDetail, { productId: other.productId });
    expect(detail.isSharedStamp).toBe(true);
    const { body } = await catalogue.call(superAdmin, productHistory, { productId: known.productId });
    expect(body.list[0]).toMatchObject({
      action: 'edit',
      userName: 'Ada Admin',
      changes: [{ field: 'name', before: 'Known', after: 'Renamed' }],
    });
  });

  it('keeps the uploader to what the converter form allows', async () => {
    const row = { productId: known.productId, oem: 'KN 1', type: 'CERAMIC', name: 'Theirs' };
    const closed = { ...row, ptAssay: 100, price: '', isMarkForTest: 'no' };
    const refused = await landed(catalogue, [closed], { session: partner });
    expect(refused.notes).toEqual([
      'You are not allowed to set these columns: ptAssay, price, isMarkForTest.',
    ]);
    expect(refused.rows[0]?.reasons).toEqual([
      'ptAssay: You are not allowed to set it',
      'isMarkForTest: You are not allowed to set it',
    ]);
    const noEditor = { ...partner, canEditConverter: false };
    const unable = await landed(catalogue, [row], { session: noEditor });
    expect(unable.rows[0]?.reasons).toEqual(['productId: You are not allowed to change converters']);
    const able = await landed(catalogue, [{ ...row, ptAssay: '' }], { session: partner });
    expect(able).toMatchObject({ status: 'done', changeCount: 1 });
    expect((await converters(catalogue, ['KN 1']))[0]).toMatchObject({ name: 'Theirs', pt_assay: '100' });
  });

  it('is applied by nobody who may do less than it does', async () => {
    const content = csvOf([{ oem: 'NEW 1', type: 'CERAMIC', price: 10 }]);
    const { uploadId } = await uploaded(catalogue, content);
    const colleague = { ...superAdmin, isSA: false, hierarchy: 10 };
    const statusFor = async (session: typeof superAdmin) =>
      (await catalogue.call(session, bulkUploadApply, { uploadId })).status;
    await catalogue.service.database('bulk_upload').update({ company_id: customer.companyId });
    expect(await statusFor({ ...colleague, companyId: customer.companyId })).toBe(403);
    expect(await statusFor({ ...superAdmin, canAddConverter: false })).toBe(403);
    expect(await statusFor(superAdmin)).toBe(200);
  });

  it('does nothing that its preview did not show', async () => {
    const { uploadId } = await uploaded(
      catalogue,
      csvOf([
        { productId: known.productId, oem: 'KN 1', type: 'CERAMIC', name: 'Mine' },
        { productId: other.productId, oem: 'KN 2', type: 'CERAMIC', name: 'Other' },
        { productId: '', oem: 'NEW 1', type: 'CERAMIC', name: '' },
      ]),
    );
    await landed(catalogue, [{ productId: known.productId, oem: 'KN 1', type: 'DIESEL', name: 'Known' }]);
    await landed(catalogue, [{ productId: other.productId, oem: 'KN 2', type: 'CERAMIC', name: 'Theirs' }]);
    await catalogue.call(superAdmin, bulkUploadApply, { uploadId });
    await workOnUploads(catalogue.service);
    const upload = await detailOf(catalogue, uploadId);
    expect(upload).toMatchObject({ status: 'done', addCount: 1, changeCount: 0, badCount: 2 });
    expect(upload.rows[0]?.reasons[0]).toMatch(/^Somebody has changed this converter since/);
    const names = (await converters(catalogue, ['KN 1', 'KN 2'])).map(({ name }) => name);
    expect(names).toEqual(['Known', 'Theirs']);
  });

  it('gives its bad rows back as they were sent, to be corrected and sent again', async () => {
    const rows = [
      { oem: 'R 1', type: 'CERAMIC', 'Our shelf': 'A;1', notes: 'one\ntwo', subweight: 5 },
      { oem: 'R 2', type: 'CERAMIC', 'Our shelf': 'B, "2"', notes: '', subweight: 'heavy' },
      { oem: 'R 3', type: 'CERAMIC', 'Our shelf': '', notes: '', subweight: 6 },
      { oem: 'R 4', type: 'TIN', 'Our shelf': 'D', notes: '', subweight: 7 },
    ];
    const { uploadId } = await landed(catalogue, rows);
    const { body } = await catalogue.call(superAdmin, bulkUploadBadRows, { uploadId });
    const answer = await catalogue.send({ method: 'GET', url: body.link });
    const file = String(answer.body);
    expect(answer.headers['content-disposition']).toContain('bad rows.csv');
    expect(file.split('\n')).toEqual([
      '\ufeffline,reason,oem,type,Our shelf,notes,subweight',
      '4,subweight: heavy is no number like 1250.5,R 2,CERAMIC,"B, ""2""",,heavy',
      expect.stringMatching(/^6,"type: Write one of CERAMIC, .*",R 4,TIN,D,,7$/),
      '',
    ]);
    const corrected = file.replaceAll('heavy', '8').replace('TIN', 'DIESEL');
    const second = await uploaded(catalogue, corrected, { fields: { isPreview: 'false' } });
    expect(second).toMatchObject({
      status: 'done',
      addCount: 2,
      notes: ['These columns are not read: Our shelf.'],
    });
    const { status } = await catalogue.call(partner, bulkUploadBadRows, { uploadId });
    expect(status).toBe(404);
  });
});
