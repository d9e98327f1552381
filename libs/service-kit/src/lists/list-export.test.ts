import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Workbook } from 'exceljs';
import type { ExportColumn } from './export-column';
import { exportFile, type ListExport } from './list-export';
import { xlsxOf } from './xlsx-export';

interface Sale {
  company: string;
  pieces: number;
  at: Date | null;
  isPaid: boolean;
}

const columns: readonly ExportColumn<Sale>[] = [
  { id: 'company', title: 'Company', value: ({ company }) => company },
  { id: 'pieces', title: 'Pieces', value: ({ pieces }) => pieces },
  { id: 'at', title: 'Date', value: ({ at }) => at },
  { id: 'isPaid', title: 'Paid', value: ({ isPaid }) => isPaid },
];
const sale: Sale = {
  company: 'Corner Muffler',
  pieces: 2.5,
  at: new Date('2026-07-04T03:30:00.000Z'),
  isPaid: true,
};

async function* many(sales: readonly Sale[]): AsyncGenerator<Sale> {
  yield* sales;
}

const fileOf = (sales: readonly Sale[], options: Partial<ListExport<Sale>> = {}) =>
  exportFile({ fileName: 'sales', format: 'csv', columns, rows: many(sales), ...options });
const streamOf = ({ body }: { body: Readable | Buffer }): Readable => {
  if (!(body instanceof Readable)) throw new Error('An export streams.');
  return body;
};
const csvLines = async (sales: readonly Sale[], options: Partial<ListExport<Sale>> = {}) => {
  const text = (await buffer(streamOf(fileOf(sales, options)))).toString('utf8');
  return text.replace('\ufeff', '').trimEnd().split('\n');
};
const sheetOf = async (sales: readonly Sale[], options: Partial<ListExport<Sale>> = {}) => {
  const workbook = new Workbook();
  await workbook.xlsx.read(streamOf(fileOf(sales, { format: 'xlsx', ...options })));
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
};

/** Rows without end, which tell how many were taken and whether the reader let go of them. */
function endless() {
  const seen = { taken: 0, isLetGo: false };
  const rows = (async function* () {
    try {
      for (;;) {
        seen.taken += 1;
        yield sale;
      }
    } finally {
      seen.isLetGo = true;
    }
  })();
  return { seen, rows };
}

/** What `value` is once it stays the same for half a second; the last it was when it never does. */
async function rest<T>(value: () => T): Promise<T> {
  let last = value();
  for (let looks = 0; looks < 20; looks++) {
    await setTimeout(500);
    const now = value();
    if (now === last) break;
    last = now;
  }
  return last;
}

describe('an export as CSV', () => {
  it('has a byte order mark, titles and a line per row, on the clocks of the zone', async () => {
    const file = fileOf([sale], { timeZone: 'America/New_York' });
    expect(file).toMatchObject({ fileName: 'sales.csv', contentType: 'text/csv; charset=utf-8' });
    const text = (await buffer(streamOf(file))).toString('utf8');
    expect(text).toBe('\ufeffCompany,Pieces,Date,Paid\nCorner Muffler,2.5,07/03/2026 23:30,Yes\n');
  });

  it('keeps what a spreadsheet would take for a formula as text, and numbers as numbers', async () => {
    for (const company of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
      const [, ...line] = await csvLines([{ ...sale, company, pieces: -3, at: null, isPaid: false }]);
      expect(line.join('\n').replaceAll('"', '')).toBe(`'${company},-3,,No`);
    }
  });

  it('quotes what would break the line, and keeps every alphabet', async () => {
    const [, line] = await csvLines([{ ...sale, company: 'Müller, "Katalysatoren" 東京 🚗' }]);
    expect(line).toBe('"Müller, ""Katalysatoren"" 東京 🚗",2.5,07/04/2026 03:30,Yes');
  });

  it('has the chosen columns in their order, each once; all when none is known', async () => {
    expect(await csvLines([sale], { chosen: 'isPaid, company,nothing,isPaid' })).toEqual([
      'Paid,Company',
      'Yes,Corner Muffler',
    ]);
    for (const chosen of ['', 'nothing', ',,'])
      expect((await csvLines([], { chosen }))[0]).toBe('Company,Pieces,Date,Paid');
  });

  it('has every row of a long list once', async () => {
    const sales = Array.from({ length: 1203 }, (_, n) => ({ ...sale, company: `Company ${n}` }));
    expect(new Set(await csvLines(sales)).size).toBe(1204);
  });
});

describe('an export as XLSX', () => {
  it('has bold titles that stay in view and real numbers and moments', async () => {
    const sheet = await sheetOf([sale], { timeZone: 'America/New_York' });
    expect(sheet.getRow(1).values).toEqual([undefined, 'Company', 'Pieces', 'Date', 'Paid']);
    expect(sheet.getCell('A1').font.bold).toBe(true);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.getRow(2).values).toEqual([
      undefined,
      'Corner Muffler',
      2.5,
      new Date('2026-07-03T23:30:00.000Z'),
      'Yes',
    ]);
    expect(sheet.getCell('C2').numFmt).toBe('mm/dd/yyyy hh:mm');
  });

  it('has the lines of its heading above the titles of each sheet, which stay in view with them', async () => {
    const heading = ['Peachtree Cores', 'Valid until 31st Dec, 2026'];
    const workbook = new Workbook();
    await workbook.xlsx.read(xlsxOf(columns, many([sale, sale, sale]), 'UTC', { rowsOfSheet: 5, heading }));
    expect(workbook.worksheets.map(({ rowCount }) => rowCount)).toEqual([6, 5]);
    for (const sheet of workbook.worksheets) {
      const first = [1, 2, 3, 4, 5].map((row) => sheet.getCell(`A${row}`).value);
      expect(first).toEqual([...heading, null, 'Company', 'Corner Muffler']);
      expect(sheet.getCell('B4').font.bold).toBe(true);
      expect(sheet.views[0]).toMatchObject({ ySplit: 4 });
    }
  });

  it('keeps texts as they are: nothing in them is a formula or breaks the sheet', async () => {
    for (const company of ['=1+1', '<b>"&"</b>', 'a\u0001b', '東京 🚗', "'quoted'"]) {
      const cell = (await sheetOf([{ ...sale, company }])).getCell('A2');
      expect([cell.value, cell.formula]).toEqual([company.replace('\u0001', ''), undefined]);
    }
  });

  it('has columns as wide as what the first rows hold', async () => {
    const sheet = await sheetOf([{ ...sale, company: 'x'.repeat(200) }]);
    expect(sheet.columns.map(({ width }) => width)).toEqual([50, 10, 18, 10]);
  });

  it('has titles without rows, and every row of a long list', async () => {
    expect((await sheetOf([], { chosen: 'pieces' })).getRow(1).values).toEqual([undefined, 'Pieces']);
    expect((await sheetOf(Array.from({ length: 1203 }, () => sale))).rowCount).toBe(1204);
  });

  it.each([
    [450, [200, 200, 50]],
    [400, [200, 200]],
    [200, [200]],
  ])('goes on in another sheet with its titles where one is full: %d rows', async (length, sizes) => {
    const sales = Array.from({ length }, (_, n) => ({ ...sale, pieces: n }));
    for (const limit of [200, 75]) {
      const workbook = new Workbook();
      await workbook.xlsx.read(xlsxOf(columns, many(sales), 'UTC', { rowsOfSheet: limit }));
      const sheets = workbook.worksheets.map((sheet) => sheet.getColumn(2).values.slice(1));
      if (limit === 200) expect(sheets.map(({ length: rows }) => rows - 1)).toEqual(sizes);
      for (const [title, ...rows] of sheets) {
        expect(title).toBe('Pieces');
        expect(rows.length).toBeLessThanOrEqual(limit);
      }
      expect(sheets.flatMap(([, ...rows]) => rows)).toEqual(sales.map(({ pieces }) => pieces));
      expect(workbook.worksheets.map(({ name }) => name)).toEqual(sheets.map((_, n) => `Sheet${n + 1}`));
      expect(workbook.worksheets.every((sheet) => sheet.views[0]?.state === 'frozen')).toBe(true);
    }
  });
});

describe.each(['csv', 'xlsx'] as const)('an export as %s', (format) => {
  it('takes no more rows than are read, and lets go of them when the reader leaves', async () => {
    const { seen, rows } = endless();
    const stream = streamOf(fileOf([], { format, rows }));
    for await (const chunk of stream) if (String(chunk).length > 0) break;
    for (let looks = 0; !seen.isLetGo && looks < 100; looks++) await setTimeout(50);
    expect(seen.isLetGo).toBe(true);
    expect(seen.taken).toBeLessThanOrEqual(1000);
  });

  it('waits for a reader that pauses', async () => {
    const { seen, rows } = endless();
    const stream = streamOf(fileOf([], { format, rows }));
    await stream[Symbol.asyncIterator]().next();
    const taken = await rest(() => seen.taken);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(10_000);
    stream.destroy();
  });

  it('breaks off when the rows do, and says why', async () => {
    const rows = (async function* () {
      yield sale;
      throw new Error('The database is gone.');
    })();
    await expect(buffer(streamOf(fileOf([], { format, rows })))).rejects.toThrow('The database is gone.');
  });
});
