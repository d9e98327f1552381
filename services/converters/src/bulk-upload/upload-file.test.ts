import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  bulkUploadApply,
  bulkUploadDetail,
  bulkUploadFile,
  bulkUploadList,
} from '@washcoat/contract-converters';
import { houseAdmin, testSession, type TestService } from '@washcoat/testing';
import iconv from 'iconv-lite';
import { customer, newProduct } from '../testing/catalogue.fixture';
import { converters, csvOf, detailOf, sendFile, startUploads, superAdmin, uploaded } from './upload.fixture';
import { xlsxOf, zipOf } from './workbook.fixture';
import { workOnUploads } from './work-on-uploads.job';

const rows = [
  { oem: 'UP 1', type: 'CERAMIC', manufacturer: 'Citroën', ptAssay: 1250.5, isActive: true },
  { oem: 'UP 2', type: 'diesel', manufacturer: 'Škoda; "Brno"', ptAssay: '', isActive: 'no' },
];
/** What the screen sends besides. */
const lookedAtFirst = { isPreview: 'true' };
const mebibyte = 1024 * 1024;
const partner = testSession({ hierarchy: 10, companyId: customer.companyId, canAddConverter: true });

describe('the file of a bulk upload', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startUploads([newProduct({ oem: 'OLD 1' })]);
  });
  afterAll(() => catalogue.stop());

  const refusalOf = async (content: string | Buffer, sent = {}) => {
    const { status, error } = await sendFile(catalogue, content, sent);
    return { status, sentence: error.error };
  };

  it('[BULK-014] [BULK-018] is a multipart POST with file and title that answers a message, and lands', async () => {
    const alone = csvOf([
      { oem: 'ALONE 1', type: 'CERAMIC' },
      { oem: 'ALONE 2', type: 'TIN' },
    ]);
    const { status, body } = await sendFile(catalogue, alone, { fields: { title: 'November' } });
    expect(status).toBe(200);
    expect(body.message).toBe('Successfully Uploaded File');
    expect(await detailOf(catalogue, body.uploadId)).toMatchObject({
      title: 'November',
      fileName: 'converters.csv',
      status: 'queued',
      progress: 0,
      userName: 'Ada Admin',
    });
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, body.uploadId)).toMatchObject({
      status: 'done',
      addCount: 1,
      badCount: 1,
      rows: [{ oem: 'ALONE 1' }, { oem: 'ALONE 2', line: 3, kind: 'bad', reasons: [expect.anything()] }],
    });
    expect(await converters(catalogue, ['ALONE 1', 'ALONE 2'])).toMatchObject([{ oem: 'ALONE 1' }]);
  });

  it('lands nothing of file and title where it is all or nothing and a row is bad', async () => {
    const fields = { title: 'December', allOrNothing: 'true' };
    const content = csvOf([
      { oem: 'NONE 1', type: 'CERAMIC' },
      { oem: 'NONE 2', type: 'TIN' },
    ]);
    const { body } = await sendFile(catalogue, content, { fields });
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, body.uploadId)).toMatchObject({ status: 'failed', badCount: 1 });
    expect(await converters(catalogue, ['NONE 1', 'NONE 2'])).toEqual([]);
  });

  it('[BULK-003] [BULK-010] [BULK-012] [BULK-016] [BULK-019] is in the list at once, with title, status and time, ten to a page', async () => {
    const before = Date.now();
    for (let index = 0; index < 11; index += 1)
      await sendFile(catalogue, csvOf(rows), { name: `listed-${index}.csv`, fields: lookedAtFirst });
    const first = await catalogue.call(superAdmin, bulkUploadList, { text: 'LISTED' });
    expect(first.body.list).toHaveLength(10);
    expect(first.body.list[0]).toMatchObject({ title: 'listed-10.csv', status: 'queued' });
    expect(Date.parse(first.body.list[0]?.time ?? '')).toBeGreaterThanOrEqual(before);
    const after = first.body.next ?? undefined;
    const second = await catalogue.call(superAdmin, bulkUploadList, { text: 'listed', after });
    expect(second.body.list.map(({ title }) => title)).toEqual(['listed-0.csv']);
    const skipped = await catalogue.call(superAdmin, bulkUploadList, { count: 2, offset: 1, text: 'listed' });
    expect(skipped.body.list.map(({ title }) => title)).toEqual(['listed-9.csv', 'listed-8.csv']);
  });

  it('is for config users who may add converters', async () => {
    const status = async (session: Parameters<typeof sendFile>[2]) =>
      (await sendFile(catalogue, csvOf(rows), { ...session, fields: lookedAtFirst })).status;
    expect(await status({ session: null })).toBe(401);
    expect(await status({ session: houseAdmin() })).toBe(403);
    expect(await status({ session: { ...superAdmin, canAddConverter: false } })).toBe(403);
    expect(await status({ session: partner })).toBe(200);
  });

  it('is out of sight for other companies', async () => {
    const { body } = await sendFile(catalogue, csvOf(rows), { name: 'ours.csv', fields: lookedAtFirst });
    const { uploadId } = body;
    expect((await catalogue.call(partner, bulkUploadDetail, { uploadId })).status).toBe(404);
    expect((await catalogue.call(partner, bulkUploadApply, { uploadId })).status).toBe(404);
    const { body: list } = await catalogue.call(partner, bulkUploadList, { text: 'ours' });
    expect(list.list).toEqual([]);
  });

  it.each([
    ['UTF-8', iconv.encode(csvOf(rows), 'utf8')],
    ['UTF-8 with a byte order mark', iconv.encode(csvOf(rows), 'utf8', { addBOM: true })],
    ['UTF-16 with a byte order mark', iconv.encode(csvOf(rows), 'utf-16le', { addBOM: true })],
    ['big-endian UTF-16', iconv.encode(csvOf(rows), 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', iconv.encode(csvOf(rows), 'utf-16le')],
    ['Windows-1252', iconv.encode(csvOf(rows), 'win1252')],
    ['semicolons', Buffer.from(csvOf(rows, ';'))],
    ['tabs', Buffer.from(csvOf(rows, '\t'))],
    ['blank lines', Buffer.from(`\r\n${csvOf(rows).replaceAll('\r\n', '\r\n\r\n , \r\n')}\r\n\r\n`)],
  ])('is read in %s', async (_name, content) => {
    const { rows: read, ...upload } = await uploaded(catalogue, content);
    expect(upload).toMatchObject({ status: 'preview', addCount: 2, badCount: 0 });
    expect(read.map(({ oem }) => oem)).toEqual(['UP 1', 'UP 2']);
    const makers = read.map(({ changes }) => changes.find(({ field }) => field === 'manufacturer')?.after);
    expect(makers).toEqual(['Citroën', 'Škoda; "Brno"']);
    expect(read[1]?.changes).toContainEqual({ field: 'typeName', before: null, after: 'DIESEL' });
    expect(read[1]?.changes).toContainEqual({ field: 'isActive', before: null, after: 'No' });
  });

  it('may hold characters that are broken: their rows are bad', async () => {
    const content = 'oem,type,ptAssay,shelf \ud800\nHALF \ud800,CERAMIC,1\ud800,x\nFULL 1,CERAMIC,1,x';
    const { rows: read, notes } = await uploaded(
      catalogue,
      iconv.encode(content, 'utf-16le', { addBOM: true }),
    );
    expect(notes).toEqual(['These columns are not read: shelf \ufffd.']);
    expect(read.map(({ kind, reasons }) => [kind, reasons.length])).toEqual([
      ['bad', 2],
      ['add', 0],
    ]);
  });

  it('is read from a workbook, whatever its name says', async () => {
    const upload = await uploaded(catalogue, await xlsxOf(rows), { name: 'converters.csv' });
    expect(upload).toMatchObject({ status: 'preview', addCount: 2, badCount: 0 });
    expect(upload.rows.map(({ line, oem }) => [line, oem])).toEqual([
      [2, 'UP 1'],
      [3, 'UP 2'],
    ]);
    expect(upload.rows[0]?.changes).toContainEqual({ field: 'ptAssay', before: null, after: '1250.5' });
  });

  it('may hold decimal commas, and dates where numbers and codes belong are refused by name', async () => {
    const commas = csvOf([{ oem: 'CM 1', type: 'CERAMIC', ptAssay: '1250,5', pdAssay: '1.250,75' }], ';');
    const { rows: understood } = await uploaded(catalogue, commas);
    expect(understood[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'ptAssay', before: null, after: '1250.5' },
        { field: 'pdAssay', before: null, after: '1250.75' },
      ]),
    );
    const day = new Date(Date.UTC(2026, 10, 5));
    const workbook = await xlsxOf([
      { oem: day, type: 'CERAMIC', ptAssay: 5, notes: '' },
      { oem: 'DT 2', type: 'CERAMIC', ptAssay: day, notes: '' },
      { oem: 'DT 3', type: 'CERAMIC', ptAssay: 5, notes: day },
    ]);
    const { rows: dated } = await uploaded(catalogue, workbook);
    expect(dated.map(({ reasons }) => reasons)).toEqual([
      ['oem: 2026-11-05 is a date. Format the cell as text and write it again'],
      ['ptAssay: 2026-11-05 is a date. Format the cell as text and write it again'],
      [],
    ]);
    expect(dated[2]?.changes).toContainEqual({ field: 'notes', before: null, after: '2026-11-05' });
    const csv = await uploaded(catalogue, 'oem,type,ptAssay\n5-Nov,CERAMIC,1\nDT 4,CERAMIC,11/5/2026');
    expect(csv.rows.map(({ reasons }) => reasons)).toEqual([
      ['oem: 5-Nov is a date. Format the cell as text and write it again'],
      ['ptAssay: 11/5/2026 is a date. Format the cell as text and write it again'],
    ]);
  });

  it.each([
    ['a workbook', { error: '#REF!' }, '#REF!'],
    ['a workbook, as what a formula makes,', { formula: '1/0', result: { error: '#DIV/0!' } }, '#ERROR!'],
    ['a csv file', '#N/A', '#N/A'],
  ])('has bad rows where %s holds an error of its sheet, in any column', async (_what, error, text) => {
    const good = { productId: '', oem: 'ER 1', type: 'CERAMIC', notes: '', ptAssay: 5, isActive: 'yes' };
    const columns = Object.keys(good);
    const content =
      typeof error === 'string'
        ? csvOf(columns.map((id) => ({ ...good, [id]: error })))
        : await xlsxOf(columns.map((id) => ({ ...good, [id]: error })));
    const { rows: read } = await uploaded(catalogue, content);
    expect(read.map(({ kind, reasons }) => [kind, reasons[0]])).toEqual(
      columns.map((id) => [
        'bad',
        `${id}: ${text} is an error of the sheet. Put the value itself into the cell`,
      ]),
    );
  });

  it('has its titles in any order and case, and 300 columns more', async () => {
    const others = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`extra ${index}`, 'x']));
    const content = csvOf([{ ...others, TYPE: 'CERAMIC', 'Serial No': 'S 1', OEM: 'WIDE 1' }]);
    const { body } = await sendFile(catalogue, content, { fields: lookedAtFirst });
    expect(body.notes[0]).toMatch(/^These columns are not read: extra 0, extra 1, .* and 290 more\.$/);
    await workOnUploads(catalogue.service);
    const {
      rows: [row],
    } = await detailOf(catalogue, body.uploadId);
    expect(row?.changes).toEqual(expect.arrayContaining([{ field: 'serialNo', before: null, after: 'S 1' }]));
  });

  it.each([
    ['an empty one', Buffer.alloc(0), 'The file is empty.'],
    ['only blank lines', Buffer.from('\n\n ,, \n'), 'The file is empty.'],
    [
      'a renamed executable',
      Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]),
      'neither a csv nor an xlsx',
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'neither a csv nor an xlsx'],
    [
      'an old workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(99)]),
      'csv or xlsx',
    ],
    ['another zip', zipOf([{ name: 'a.txt', content: Buffer.from('a') }]), 'no xlsx workbook'],
    ['a broken zip', Buffer.from('PK\u0003\u0004 and nothing else'), 'damaged'],
  ])('is refused when it is %s', async (_name, content, sentence) => {
    const refusal = await refusalOf(content, { name: 'converters.xlsx' });
    expect(refusal).toEqual({ status: 400, sentence: expect.stringContaining(sentence) });
  });

  it.each([
    ['type', 'oem,name\nKT 1,x', 'it lacks type'],
    ['titles', 'KT 1,CERAMIC\nKT 2,CERAMIC', 'it lacks oem and type'],
    ['one column only once', 'oem,type,OEM\nKT 1,CERAMIC,KT 2', 'oem twice'],
  ])('waits for its columns to be matched when it lacks %s', async (_name, content, sentence) => {
    const upload = await uploaded(catalogue, content);
    expect(upload).toMatchObject({ status: 'failed', canApply: false, canReadAgain: true });
    expect(upload.error).toContain(sentence);
  });

  describe('as a zip bomb', () => {
    const book = { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') };
    const sheet = 'xl/worksheets/sheet1.xml';
    it.each([
      ['of a huge ratio', [book, { name: sheet, content: Buffer.alloc(30 * mebibyte) }]],
      ['that lies about its size', [book, { name: sheet, content: Buffer.alloc(30 * mebibyte), claim: 900 }]],
      ['with a hidden part', [{ name: sheet, content: Buffer.alloc(mebibyte), isHidden: true }, book]],
      [
        'of very many parts',
        [book, ...Array.from({ length: 201 }, (_, at) => ({ ...book, name: `x${at}` }))],
      ],
      ['of 1 GB', [book, { name: sheet, content: Buffer.from('a'), claim: 1024 * mebibyte }]],
    ])('%s is refused before it is read', async (_name, entries) => {
      const { status, sentence } = await refusalOf(zipOf(entries));
      expect(status).toBe(400);
      expect(sentence).toMatch(/beyond all measure|damaged/);
    });
  });

  it('is refused above 50 MB, without a file, with two, cut off, and as no form; nothing stays on disk', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('washcoat-upload-'));
    expect((await refusalOf(Buffer.alloc(50 * mebibyte + 1, 'a'))).status).toBe(413);
    expect((await refusalOf(csvOf(rows), { field: 'image' })).sentence).toMatch(/Choose a csv or xlsx/);
    expect((await refusalOf(csvOf(rows), { copies: 2 })).sentence).toMatch(/one file at a time/);
    expect((await refusalOf(csvOf(rows), { fields: { isPreview: 'maybe' } })).status).toBe(400);
    expect((await refusalOf(csvOf(rows), { fields: { title: 'a\u0000b' } })).status).toBe(400);
    const json = await catalogue.call(superAdmin, bulkUploadFile, { file: 'x' });
    expect(json.status).toBe(400);
    const torn = await catalogue.send({
      method: 'POST',
      url: bulkUploadFile.path,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        token: await catalogue.tokenOf(superAdmin),
      },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\noem,ty',
    });
    expect([torn.status, torn.error.error]).toEqual([400, 'The upload did not arrive whole. Send it again.']);
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith('washcoat-upload-'));
    expect(after).toEqual(before);
  });

  it('fails with a sentence when it breaks off later, or has no rows', async () => {
    const open = await uploaded(catalogue, 'oem,type\nKT 1,CERAMIC\n"KT 2,CERAMIC\nKT 3,CERAMIC');
    expect(open).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/up to line \d: a quotation mark/),
    });
    const none = await uploaded(catalogue, 'oem,type\n');
    expect(none).toMatchObject({ status: 'failed', error: 'The file has no rows below its titles.' });
  });
});
