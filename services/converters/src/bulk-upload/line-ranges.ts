import type { Knex } from 'knex';
import type { Progress } from './step-progress';

/** As many rows are worked on by one statement. */
const ROWS = 500;

/** Lines of a file, without the first, with the last. */
export interface LineRange {
  after: number;
  last: number;
}

/** Does `work` for all rows of an upload, range by range in the order of their lines. */
export async function byLines(
  trx: Knex.Transaction,
  uploadId: string,
  progress: Progress,
  work: (range: LineRange) => Promise<void>,
): Promise<void> {
  const ends = await rangeEnds(trx, uploadId);
  for (const [index, last] of ends.entries()) {
    await work({ after: ends[index - 1] ?? 0, last });
    await progress((index + 1) / ends.length);
  }
}

async function rangeEnds(trx: Knex.Transaction, uploadId: string): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { line: number }[] }>(
    `select max(line) as line from (
       select line, (row_number() over (order by line) - 1) / ? as range from bulk_upload_row where upload_id = ?
     ) as numbered group by range order by range`,
    [ROWS, uploadId],
  );
  return rows.map(({ line }) => line);
}

/** The condition that a row of `bulk_upload_row as staged` lies in a range, with its named values. */
export const inRange = 'staged.upload_id = :uploadId and staged.line > :after and staged.line <= :last';
