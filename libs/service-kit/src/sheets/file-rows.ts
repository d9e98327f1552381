import type { Readable } from 'node:stream';
import { csvRows } from './csv-rows';
import type { FileFormat } from './file-format';
import type { FileRow } from './file-row';
import type { ReadingShare } from './reading-share';
import { xlsxRows } from './xlsx-rows';

/** Counts how much of a file of so many bytes was read. */
export interface Reading {
  bytes: number;
  counted: ReadingShare;
}

/** The rows of a file as they are read, the titles first. Throws a 400 at what can not be read. */
export function fileRows(format: FileFormat, content: Readable, reading?: Reading): AsyncGenerator<FileRow> {
  if (format.kind === 'xlsx') return xlsxRows(content, reading?.counted);
  return csvRows(format, reading ? reading.counted.of(content, reading.bytes) : content);
}
