import { bulkUploadApply, bulkUploadDetail, bulkUploadReadAgain } from '@washcoat/contract-converters';
import { type TestService } from '@washcoat/testing';
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
import { xlsxOf } from './workbook.fixture';
import { workOnUploads } from './work-on-uploads.job';

describe('a bulk upload that is read again', () => {
  let catalogue: TestService;
  beforeEach(async () => {
    catalogue = await startUploads([known, other]);
  });
  afterEach(() => catalogue.stop());

  it('tells that rows would add codes that the catalogue has, and changes those converters when asked to', async () => {
    await landed(catalogue, [{ oem: 'KN 2', type: 'DIESEL', name: 'Twin' }]);
    const upload = await uploaded(
      catalogue,
      csvOf([
        { oem: 'kn-1', type: 'CERAMIC', name: 'Renamed' },
        { oem: 'KN 2', type: 'CERAMIC', name: 'Which' },
        { oem: 'NEW 1', type: 'CERAMIC', name: 'New' },
      ]),
    );
    expect(upload).toMatchObject({ addCount: 3, duplicateCount: 2, byCode: false, canReadAgain: true });
    expect(upload.rows.map(({ knownCount }) => knownCount)).toEqual([1, 2, 0]);
    const { uploadId } = upload;
    const asked = { uploadId, byCode: true };
    const adder = { ...superAdmin, canEditConverter: false };
    expect((await catalogue.call(adder, bulkUploadReadAgain, asked)).status).toBe(403);
    expect((await catalogue.call(superAdmin, bulkUploadReadAgain, asked)).status).toBe(200);
    await workOnUploads(catalogue.service);
    const proposed = await detailOf(catalogue, uploadId);
    expect(proposed).toMatchObject({ status: 'preview', addCount: 1, changeCount: 1, badCount: 1 });
    expect(proposed.rows[0]?.changes).toEqual([{ field: 'name', before: 'Known', after: 'Renamed' }]);
    expect(proposed.rows[1]?.reasons[0]).toMatch(/^oem: Several converters carry this code/);
    await catalogue.call(superAdmin, bulkUploadApply, { uploadId });
    await workOnUploads(catalogue.service);
    const rows = await converters(catalogue, ['KN 1', 'kn-1', 'NEW 1']);
    expect(rows.map(({ oem, name }) => [oem, name])).toEqual([
      ['KN 1', 'Renamed'],
      ['NEW 1', 'New'],
    ]);
    expect((await catalogue.call(superAdmin, bulkUploadReadAgain, asked)).status).toBe(409);
  });

  it('names a code that the file has twice, and adds it once when read by code', async () => {
    const upload = await uploaded(
      catalogue,
      csvOf([
        { oem: 'BU 1000', type: 'CERAMIC', name: 'Camry' },
        { oem: 'bu-1000', type: 'CERAMIC', name: 'Yaris' },
        { oem: 'kn-1', type: 'CERAMIC', name: 'Known' },
      ]),
    );
    expect(upload).toMatchObject({ status: 'preview', addCount: 3, duplicateCount: 1, repeatCount: 1 });
    const { uploadId } = upload;
    const { body } = await catalogue.call(superAdmin, bulkUploadDetail, { uploadId, count: 1 });
    expect(body.sharedCodes).toEqual([
      { line: 3, oem: 'bu-1000', knownCount: 0, knownLine: 2 },
      { line: 4, oem: 'kn-1', knownCount: 1, knownLine: null },
    ]);
    await catalogue.call(superAdmin, bulkUploadReadAgain, { uploadId, byCode: true });
    await workOnUploads(catalogue.service);
    const byCode = await detailOf(catalogue, uploadId);
    expect(byCode).toMatchObject({ addCount: 1, sameCount: 1, badCount: 1, repeatCount: 0 });
    expect(byCode.rows[1]?.reasons).toEqual(['oem: Line 2 has this code already']);
    await catalogue.call(superAdmin, bulkUploadApply, { uploadId });
    await workOnUploads(catalogue.service);
    expect(await converters(catalogue, ['BU 1000', 'bu-1000'])).toHaveLength(1);
  });

  it('reads columns as somebody matched them, and the next files of the company too, csv and xlsx', async () => {
    const rows = [{ 'Part #': 'MAP 1', Kind: 'CERAMIC', Platinum: 5 }];
    const first = await uploaded(catalogue, csvOf(rows));
    expect(first).toMatchObject({
      status: 'failed',
      canReadAgain: true,
      error: expect.stringContaining('it lacks oem and type'),
    });
    const { uploadId } = first;
    const readAgain = (matches: { title: string; field: string }[], session = superAdmin) =>
      catalogue.call(session, bulkUploadReadAgain, { uploadId, matches });
    const lacking = await readAgain([{ title: 'Part #', field: 'oem' }]);
    expect([lacking.status, lacking.error.error]).toEqual([400, expect.stringContaining('it lacks type')]);
    expect((await readAgain([{ title: 'Nowhere', field: 'oem' }])).status).toBe(400);
    expect((await readAgain([], partner)).status).toBe(404);
    const matches = [
      { title: 'Part #', field: 'oem' },
      { title: 'Kind', field: 'type' },
      { title: 'Platinum', field: 'ptAssay' },
    ];
    expect((await readAgain(matches)).status).toBe(200);
    await workOnUploads(catalogue.service);
    const { body } = await catalogue.call(superAdmin, bulkUploadDetail, { uploadId });
    expect(body.upload).toMatchObject({ status: 'preview', addCount: 1, notes: [] });
    expect(body.titles).toEqual(matches);
    expect(body.fields).toContain('ptAssay');
    const next = await uploaded(catalogue, await xlsxOf([{ ...rows[0], 'Part #': 'MAP 2' }]));
    expect(next.rows[0]).toMatchObject({ kind: 'add', oem: 'MAP 2' });
    expect(next.rows[0]?.changes).toContainEqual({ field: 'ptAssay', before: null, after: '5' });
    const theirs = await uploaded(catalogue, csvOf(rows), { session: partner });
    expect(theirs.status).toBe('failed');
  });
});
