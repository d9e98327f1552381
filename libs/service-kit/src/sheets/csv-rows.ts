import { pipeline, type Readable } from 'node:stream';
import { badInput } from '../problem';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import type { FileFormat } from './file-format';
import { isBlank, type FileRow } from './file-row';

/** A row that goes on for longer has a quotation mark that is never closed. */
const LONGEST_ROW = 1_000_000;

/** The rows of a csv file, the titles first; lines without any cell are left out. Throws a 400 where it is broken. */
export async function* csvRows(
  { encoding, delimiter }: Extract<FileFormat, { kind: 'csv' }>,
  content: Readable,
): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    info: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    maxRecordSize: LONGEST_ROW,
  });
  // Whoever reads the rows meets the error: the parser is destroyed with it.
  pipeline(content, iconv.decodeStream(encoding), parser, () => undefined);
  let line = 1;
  try {
    for await (const { record: cells, info } of parser as AsyncIterable<ParsedRow>) {
      if (!isBlank(cells)) yield { line, cells };
      line = info.lines + 1;
    }
  } catch (problem) {
    throw problem instanceof CsvError ? broken(Number(problem.lines)) : problem;
  } finally {
    content.destroy();
  }
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

const broken = (line: number) =>
  badInput({
    file: `The file can not be read up to line ${line}: a quotation mark before it is not closed.`,
  });
