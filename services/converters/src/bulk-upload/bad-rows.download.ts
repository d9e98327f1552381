import { bulkUploadBadRows } from '@washcoat/contract-converters';
import { exportFile, notFound, type Download, type ExportColumn } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { fileRows, type FileRow } from '@washcoat/service-kit/sheets';
import { storedContent } from './upload-content.repository';
import { remarkedRows } from './staged-row.repository';
import type { StoredUpload } from './upload.model';
import { findUpload } from './upload.repository';

const PAGE = 5000;

interface RemarkedRow {
  line: number;
  reasons: readonly string[];
  cells: readonly string[];
}

/**
 * The rows of an upload that have something against them, as they were sent, with their line and the reasons in front:
 * corrected, the file can be sent again. They are read from the kept file while the download is sent.
 */
export const badRowsDownload: Download = {
  call: bulkUploadBadRows,
  async make({ database, session }, input) {
    const { uploadId } = bulkUploadBadRows.input.parse(input);
    const upload = await findUpload(database, session, uploadId);
    if (!upload) throw notFound('This upload');
    const rows = fileRows(upload.format, storedContent(database, uploadId));
    const titles = await rows.next();
    return exportFile({
      fileName: `${upload.title} bad rows`,
      format: 'csv',
      columns: columnsOf(titles.done ? [] : titles.value.cells),
      rows: remarked(database, upload, rows),
    });
  },
};

function columnsOf(titles: readonly string[]): readonly ExportColumn<RemarkedRow>[] {
  const sent = titles.map((title, at) => ({
    id: `sent-${at}`,
    title,
    value: ({ cells }: RemarkedRow) => cells[at] ?? '',
  }));
  return [
    { id: 'line', title: 'line', value: ({ line }) => line },
    { id: 'reason', title: 'reason', value: ({ reasons }) => reasons.join('; ') },
    ...sent.filter(({ title }) => !['line', 'reason'].includes(title.trim().toLowerCase())),
  ];
}

/** Both sides come by line: the file is read once, and the remarks page by page beside it. */
async function* remarked(
  database: Knex,
  { uploadId }: StoredUpload,
  rows: AsyncGenerator<FileRow>,
): AsyncGenerator<RemarkedRow> {
  try {
    for (let afterLine = 0; ;) {
      const remarks = await remarkedRows(database, uploadId, afterLine, PAGE);
      for (const { line, reasons } of remarks) {
        const row = await rowAt(rows, line);
        if (row) yield { line, reasons, cells: row.cells };
        afterLine = line;
      }
      if (remarks.length < PAGE) return;
    }
  } finally {
    await rows.return(undefined);
  }
}

async function rowAt(rows: AsyncGenerator<FileRow>, line: number): Promise<FileRow | null> {
  for (;;) {
    const next = await rows.next();
    if (next.done) return null;
    if (next.value.line >= line) return next.value;
  }
}
