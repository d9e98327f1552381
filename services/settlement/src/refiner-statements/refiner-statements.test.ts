import type { Session } from '@washcoat/contract-entities';
import {
  refinerDispute,
  refinerStatementFile,
  refinerStatementGet,
  refinerTermsSave,
} from '@washcoat/contract-settlement';
import { TestService, testSession } from '@washcoat/testing';
import exceljs, { type CellValue } from 'exceljs';
import iconv from 'iconv-lite';
import { settlementService } from '../service';
import { saveSettlement } from '../settlements/save-settlement';
import {
  deliverCompanies,
  entry,
  franchiseOwner,
  idOf,
  ofFranchise,
  preparer,
  TIMEZONE,
} from '../settlements/settlement.fixture';

const titles = ['Lot', 'Net dry lb', 'Pt ppm', 'Pd ppm', 'Rh ppm', 'Pt oz'];
// The lots of the worked example; platinum of the first is 2 % lower, the second is the same.
const lots = [
  ['L-1', 1520.5, 1083, 1980, 312, 24.014],
  ['L-2', 880.25, 640, 1210, 95, 8.215],
  ['Total', 2400.75, '', '', '', 32.229],
];
const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((cells) => cells.join(',')).join('\r\n');

async function xlsxOf(rows: readonly (readonly CellValue[])[]): Promise<Buffer> {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('Statement');
  for (const row of rows) sheet.addRow([...row]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

describe('a refiner’s statement', () => {
  let settlements: TestService;
  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
  });
  afterAll(() => settlements.stop());

  const saved = async (overrides: object = {}) => {
    const { settlementId } = await settlements.service.inTransaction({ session: preparer }, (unit) =>
      saveSettlement(unit, preparer, entry(overrides), { timezone: TIMEZONE }),
    );
    return settlementId;
  };
  const send = async (
    settlementId: string,
    content: string | Buffer,
    {
      session = preparer,
      refiner = 'Alpha Refining',
      name = 'alpha.csv',
    }: { session?: Session; refiner?: string; name?: string } = {},
  ) => {
    const boundary = 'a-boundary-of-a-form';
    const part = (disposition: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
    const payload = [
      `${part('name="settlementId"')}\r\n${settlementId}\r\n${part('name="refiner"')}\r\n${refiner}\r\n`,
      `${part(`name="file"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`,
      content,
      `\r\n--${boundary}--\r\n`,
    ];
    return settlements.send<typeof refinerStatementFile>({
      method: 'POST',
      url: refinerStatementFile.path,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        token: await settlements.tokenOf(session),
      },
      payload: Buffer.concat(payload.map((bytes) => Buffer.from(bytes))),
    });
  };
  const shown = async (settlementId: string, session: Session = preparer) =>
    (await settlements.call(session, refinerStatementGet, { settlementId })).body;

  it('is compared line by line in ounces and dollars, sums passed over', async () => {
    const settlementId = await saved();
    expect(await shown(settlementId)).toMatchObject({ statement: null, settlementNo: 'ST-2026-041' });
    const answer = await send(settlementId, csvOf([['Alpha Refining Inc'], titles, ...lots]));
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'The statement is compared.', version: 1 },
    ]);
    const { statement } = await shown(settlementId);
    expect(statement).toMatchObject({
      ...{ fileName: 'alpha.csv', isMatched: false, problems: [], titles },
      terms: { refiner: 'Alpha Refining', columns: { lotNo: 'Lot', netDry: 'Net dry lb', ptOz: 'Pt oz' } },
    });
    expect(statement?.lots.map(({ lotNo, state }) => [lotNo, state])).toEqual([
      ['L-1', 'differs'],
      ['L-2', 'same'],
    ]);
    // 0.488 oz less at $987.33 and 98 %.
    expect(statement?.lots[0]?.metals.pt).toMatchObject({ differenceOz: -0.488, dollars: -472.18 });
    expect(statement?.lots[0]?.metals.pt.settled).toMatchObject({ by: 'awaited', ppm: null });
    expect(statement).toMatchObject({ dollars: -472.18, differenceOz: { pt: -0.488, pd: 0, rh: 0 } });
  });

  it('is matched once for a refiner: in kilograms and percent, in other words, for the next file too', async () => {
    const settlementId = await saved();
    const strange = ['Partie', 'Trocken', 'A', 'B', 'C'];
    const rows = [strange, ['L1', 689.687, 0.1105, 0.198, 0.0312], ['L2', 399.275, 0.064, 0.121, 0.0095]];
    await send(settlementId, csvOf(rows), { refiner: 'Beta Scheide' });
    const before = (await shown(settlementId)).statement;
    expect(before?.problems).toEqual(['Say which columns hold the lot and its net dry weight.']);
    const terms = {
      ...{ refiner: 'Beta Scheide', weightUnit: 'kg', assayUnit: 'percent', splitLimit: 2, rule: 'average' },
      columns: { lotNo: 'Partie', netDry: 'Trocken', ptPpm: 'A', pdPpm: 'B', rhPpm: 'C' },
    } as const;
    const answer = await settlements.call(preparer, refinerTermsSave, { ...terms, settlementId, version: 1 });
    expect([answer.status, answer.body.version]).toEqual([200, 2]);
    const { statement } = await shown(settlementId);
    expect(statement?.isMatched).toBe(true);
    expect(statement?.lots[0]).toMatchObject({ lotNo: 'L-1', metals: { pt: { theirPpm: 1105 } } });
    expect(statement?.lots[0]?.theirNetDry).toBeCloseTo(1520.5, 2);
    const next = await saved();
    await send(next, csvOf(rows), { refiner: ' beta  scheide ' });
    expect((await shown(next)).statement).toMatchObject({ isMatched: true, terms: { rule: 'average' } });
    expect((await shown(next)).refiners).toContain('Beta Scheide');
  });

  it('is disputed with a reason, settled by the umpire, and never behind somebody’s back', async () => {
    const settlementId = await saved();
    await send(settlementId, csvOf([titles, ...lots]));
    const said = { settlementId, key: 'l1', state: 'open', reason: 'Our sample says 1,105' } as const;
    const umpire = { pt: 1098, pd: null, rh: null };
    const first = await settlements.call(preparer, refinerDispute, { ...said, umpire, version: 1 });
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const [lot] = (await shown(settlementId)).statement?.lots ?? [];
    expect(lot?.dispute).toMatchObject({ state: 'open', reason: said.reason, by: 'Maya Ellison' });
    expect(lot?.metals.pt.settled).toMatchObject({ ppm: 1098, by: 'umpire', umpirePaidBy: 'theirs' });
    const stale = await settlements.call(preparer, refinerDispute, { ...said, umpire, version: 1 });
    expect([stale.status, stale.error.code]).toEqual([409, 'STALE']);
    expect(stale.error.current).toMatchObject({ statement: { version: 2 } });
    const nobodys = await settlements.call(preparer, refinerDispute, {
      ...said,
      umpire,
      key: 'l9',
      version: 2,
    });
    expect(nobodys.status).toBe(404);
    const silent = await settlements.call(preparer, refinerDispute, {
      ...said,
      umpire,
      reason: '',
      version: 2,
    });
    expect([silent.status, silent.error.fields]).toEqual([400, { reason: 'Please say why' }]);
    // The next file of the refiner leaves what was said.
    await send(settlementId, csvOf([titles, ...lots]));
    expect((await shown(settlementId)).statement).toMatchObject({ version: 3 });
    expect((await shown(settlementId)).statement?.lots[0]?.dispute?.state).toBe('open');
  });

  it('is read out of a workbook, where a formula counts by its result', async () => {
    const settlementId = await saved();
    const formula = { formula: 'A1*2', result: 1083 };
    const broken = { formula: 'A1/0', result: { error: '#DIV/0!' } } as unknown as CellValue;
    const rows = [titles, ['L-1', 1520.5, formula, 1980, 312, 24.014], ['L-2', 880.25, broken, 1210, 95, '']];
    expect((await send(settlementId, await xlsxOf(rows), { name: 'alpha.xlsx' })).status).toBe(200);
    const { statement } = await shown(settlementId);
    expect(statement?.lots.map(({ lotNo, state }) => [lotNo, state])).toEqual([
      ['L-1', 'differs'],
      ['L-2', 'onlyOurs'],
    ]);
    expect(statement?.problems).toEqual([
      expect.stringMatching(/^Line 3: Pt ppm has #.*, an error of the sheet\.$/),
    ]);
  });

  it('names rows that can not be read, and compares lots of one number one by one', async () => {
    const settlementId = await saved();
    await send(
      settlementId,
      csvOf([titles, ['L-1', 'heavy', 1, 2, 3, ''], ['L-2', 10, 1, 2, 3, ''], ['l2', 11, 1, 2, 3, '']]),
    );
    const { statement } = await shown(settlementId);
    expect(statement?.problems).toEqual(['Line 2: Net dry lb has “heavy”, which is no number.']);
    expect(statement?.lots.map(({ key, state, theirNetDry }) => [key, state, theirNetDry])).toEqual([
      ['l1', 'onlyOurs', null],
      ['l2', 'differs', 10],
      ['l2#2', 'onlyTheirs', 11],
    ]);
    const said = { settlementId, key: 'l2#2', state: 'open', reason: 'Not ours', version: 1 } as const;
    const umpire = { pt: null, pd: null, rh: null };
    expect((await settlements.call(preparer, refinerDispute, { ...said, umpire })).status).toBe(200);
    expect((await shown(settlementId)).statement?.lots.map(({ dispute }) => dispute?.reason)).toEqual([
      undefined,
      undefined,
      'Not ours',
    ]);
  });

  it('is kept where a long cell is cut in the middle of a character', async () => {
    const settlementId = await saved();
    const long = `${'L'.repeat(199)}😀`;
    expect((await send(settlementId, csvOf([titles, [long, 1, 1, 1, 1, '']]))).status).toBe(200);
  });

  it('comes in any encoding', async () => {
    const text = csvOf([
      ['Lot', 'Net dry lb', 'Pt ppm', 'Bemerkung'],
      ['L-1', 1520.5, 1105, 'größer'],
    ]);
    for (const encoding of ['utf16le', 'win1252', 'utf8']) {
      const settlementId = await saved();
      const answer = await send(
        settlementId,
        iconv.encode(text, encoding, { addBOM: encoding !== 'win1252' }),
      );
      expect([encoding, answer.status]).toEqual([encoding, 200]);
      const { statement } = await shown(settlementId);
      expect([encoding, statement?.lots[0]?.metals.pt.theirPpm]).toEqual([encoding, 1105]);
    }
  });

  it('is refused in a sentence when it is cut, too long, empty or something else', async () => {
    const settlementId = await saved();
    const workbook = await xlsxOf([titles, ...lots]);
    const many = csvOf([titles, ...Array.from({ length: 100_000 }, (_, n) => [`L-${n}`, 10, 1, 2, 3, ''])]);
    const cases: [string, string | Buffer, number][] = [
      ['cut', workbook.subarray(0, workbook.length / 2), 400],
      ['long', many, 400],
      ['empty', '', 400],
      ['titles', csvOf([titles]), 400],
      ['picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3]), 400],
      ['quote', `Lot,Net dry lb\n"L-1,10\n${'x'.repeat(1_100_000)}`, 400],
    ];
    for (const [name, content, status] of cases) {
      const answer = await send(settlementId, content);
      expect([name, answer.status, typeof answer.error.fields?.file]).toEqual([name, status, 'string']);
    }
    expect((await shown(settlementId)).statement).toBeNull();
    expect((await send(settlementId, csvOf([titles, ...lots]), { refiner: ' ' })).error.fields).toEqual({
      refiner: 'Please name the refiner',
    });
  });

  it('is nobody else’s', async () => {
    const settlementId = await saved();
    await send(settlementId, csvOf([titles, ...lots]));
    const get = await settlements.call(franchiseOwner, refinerStatementGet, { settlementId });
    expect(get.status).toBe(404);
    expect((await send(settlementId, csvOf([titles, ...lots]), { session: franchiseOwner })).status).toBe(
      404,
    );
    const said = { settlementId, key: 'l1', state: 'open', reason: 'x', version: 1 } as const;
    const umpire = { pt: null, pd: null, rh: null };
    expect((await settlements.call(franchiseOwner, refinerDispute, { ...said, umpire })).status).toBe(404);
    const own = await saved({ companyId: ofFranchise });
    expect((await send(own, csvOf([titles, ...lots]), { session: franchiseOwner })).status).toBe(200);
    expect((await settlements.call(testSession(), refinerStatementGet, { settlementId: own })).status).toBe(
      403,
    );
    expect((await send(idOf(1), csvOf([titles, ...lots]))).status).toBe(404);
  });
});
