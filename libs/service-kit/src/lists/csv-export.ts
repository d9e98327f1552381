import { Readable } from 'node:stream';
import { dateText } from '@washcoat/contract-kernel';
import { stringify } from 'csv-stringify/sync';
import type { ExportColumn } from './export-column';
import { inBatches } from './in-batches';

const BATCH = 500;
/** Without it Excel reads the file in the code page of the country. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as CSV (RFC 4180) below a row of titles. A text that a spreadsheet would take for a formula gets a leading
 * apostrophe; numbers stay numbers, also negative ones. Moments are written on the clocks of `timeZone`.
 */
export function csvOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  timeZone: string,
): Readable {
  return Readable.from(linesOf(columns, rows, timeZone), { objectMode: false });
}

async function* linesOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  timeZone: string,
): AsyncGenerator<string> {
  const options = {
    escape_formulas: true,
    cast: {
      boolean: (value: boolean) => (value ? 'Yes' : 'No'),
      date: (value: Date) => dateText(value, 'file', timeZone),
    },
  };
  yield BYTE_ORDER_MARK + stringify([columns.map(({ title }) => title)], options);
  for await (const batch of inBatches(rows, BATCH))
    yield stringify(
      batch.map((row) => columns.map((column) => column.value(row))),
      options,
    );
}
