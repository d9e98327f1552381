import type { Readable } from 'node:stream';
import { csvRows } from './csv-rows';
import type { FileFormat } from './file-format';
import type { FileRow } from './file-row';
import { xlsxRows } from './xlsx-rows';

/** The rows of a file as they are read, the titles first. Throws a 400 at what can not be read. */
export function fileRows(format: FileFormat, content: Readable): AsyncGenerator<FileRow> {
  return format.kind === 'csv' ? csvRows(format, content) : xlsxRows(content);
}
