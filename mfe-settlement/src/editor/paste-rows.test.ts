import { cellsOf, pasteRows } from './paste-rows';
import { emptyRow, newRow } from './settlement-form';

const row = (values: Record<string, string>) => newRow({ ...emptyRow('lotTableData'), ...values });

describe('cells of a spreadsheet', () => {
  it('are parted by tabs and lines, whichever ends them', () => {
    expect(cellsOf('L-1\tS-1\r\nL-2\tS-2\r\n')).toEqual([
      ['L-1', 'S-1'],
      ['L-2', 'S-2'],
    ]);
  });

  it('go over the cells from the place on, and make new rows beyond the end', () => {
    const before = [row({ lotNo: 'L-1', netDry: '1', ptPpm: '9' })];
    const cells = cellsOf('1,520.50\t12.35\n880.25\t9.77');
    const { rows, refused, leftOut } = pasteRows(
      'lotTableData',
      before,
      { row: 0, field: 'netDry' },
      cells,
      500,
    );
    expect(rows.map(({ values }) => [values.lotNo, values.netDry, values.sampleDry, values.ptPpm])).toEqual([
      ['L-1', '1520.50', '12.35', '9'],
      ['', '880.25', '9.77', ''],
    ]);
    expect(rows[0]?.key).toBe(before[0]?.key);
    expect([refused, leftOut]).toEqual([0, 0]);
  });

  it('are emptied where they are no numbers, and counted', () => {
    const cells = cellsOf('L-1\tS-1\t0.4\t1e3\tx');
    const { rows, refused } = pasteRows('lotTableData', [], { row: 0, field: 'lotNo' }, cells, 500);
    expect(rows[0]?.values).toMatchObject({ lotNo: 'L-1', h2O: '0.4', netDry: '', sampleDry: '' });
    expect(refused).toBe(2);
  });

  it('never make more rows than a settlement takes; lines without anything make none', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `L-${index}\tS`).join('\n');
    const { rows, leftOut } = pasteRows('lotTableData', [], { row: 0, field: 'lotNo' }, cellsOf(lines), 500);
    expect([rows.length, leftOut]).toEqual([500, 9500]);
    const blank = pasteRows(
      'lotTableData',
      [],
      { row: 0, field: 'lotNo' },
      cellsOf('L-1\tS\n\t\nL-3\tS'),
      500,
    );
    expect(blank.rows.map(({ values }) => values.lotNo)).toEqual(['L-1', 'L-3']);
  });
});
