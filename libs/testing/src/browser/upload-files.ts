import exceljs from 'exceljs';

type Cell = string | number;
export type FileRows = readonly Readonly<Record<string, Cell>>[];

/** A file as a browser hands it over. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A csv of these bytes, or of this text in UTF-8. */
export const csvFile = (name: string, content: string | Buffer): UploadFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

/** Rows as the text of a csv with the titles of the first one. */
export function csvOf(rows: FileRows): string {
  const titles = Object.keys(rows[0] ?? {});
  return [titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))]
    .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

/** Rows as a workbook with the titles of the first one. */
export async function xlsxFile(name: string, rows: FileRows): Promise<UploadFile> {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('Converters');
  const titles = Object.keys(rows[0] ?? {});
  sheet.addRow(titles);
  for (const row of rows) sheet.addRow(titles.map((title) => row[title]));
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}
