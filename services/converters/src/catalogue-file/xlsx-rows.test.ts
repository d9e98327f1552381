import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { xlsxOf, zipOf } from '../bulk-upload/workbook.fixture';
import { workbookParts, xlsxRows } from '@washcoat/service-kit/sheets';

const titles = ['oem', 'type', 'ptAssay'];
const rows = [
  { oem: 'KT 1', type: 'CERAMIC', ptAssay: 1250.5 },
  { oem: 'KT 2', type: 'DIESEL', ptAssay: 900 },
];
const read = async (file: Buffer) => {
  const cells: string[][] = [];
  for await (const row of xlsxRows(Readable.from([file], { objectMode: false }))) cells.push([...row.cells]);
  return cells;
};

describe('the rows of a workbook', () => {
  it('are read from parts in the order that the reader needs, whatever their order in the file', async () => {
    const file = await xlsxOf(rows);
    const { file: parts, lastRow } = await workbookParts(file);
    expect(lastRow).toBe(1 + rows.length);
    const order = ['xl/_rels/', 'xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/worksheets/', 'barrier'];
    const places = order.map((name) => parts.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const readers = await Promise.all(Array.from({ length: 20 }, () => read(file)));
    expect(new Set(readers.map((cells) => JSON.stringify(cells)))).toEqual(
      new Set([JSON.stringify([titles, ['KT 1', 'CERAMIC', '1250.5'], ['KT 2', 'DIESEL', '900']])]),
    );
  });

  it('leave no file behind when only the first is read', async () => {
    const ours = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith(`tmp-${process.pid}-`));
    const before = await ours();
    const reading = xlsxRows(Readable.from([await xlsxOf(rows)], { objectMode: false }));
    expect((await reading.next()).value).toMatchObject({ line: 1, cells: titles });
    await reading.return(undefined);
    expect(await ours()).toEqual(before);
  });

  it('are read from texts that stand in their cells', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>oem</t></is></c></row></sheetData></worksheet>`;
    const file = zipOf([
      { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheet) },
      { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
      { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from('<Relationships/>') },
    ]);
    expect(await read(file)).toEqual([['oem']]);
  });

  it('hold what formulas result in, 0 too, and errors as the sheet shows them', async () => {
    const results = { text: 'KT 1', half: 0.5, none: 0, yes: true, broken: { error: '#DIV/0!' } } as const;
    const formulas = Object.entries(results).map(([title, result]) => [title, { formula: 'A9', result }]);
    const file = await xlsxOf([
      { ...Object.fromEntries(formulas), open: { formula: 'A9' }, typed: { error: '#N/A' } },
    ]);
    expect((await read(file))[1]).toEqual(['KT 1', '0.5', '0', '1', '#ERROR!', '', '#N/A']);
  });

  it('are refused in a sentence when the workbook is broken', async () => {
    await expect(read(Buffer.from('PK\u0003\u0004 and nothing else'))).rejects.toThrow(
      'The workbook can not be read.',
    );
  });
});
