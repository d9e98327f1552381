import { deflateRawSync } from 'node:zlib';
import exceljs, { type CellValue } from 'exceljs';

/** Rows as a workbook with the titles of the first one. */
export async function xlsxOf(rows: readonly Readonly<Record<string, CellValue>>[]): Promise<Buffer> {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('Converters');
  const titles = Object.keys(rows[0] ?? {});
  sheet.addRow(titles);
  for (const row of rows) sheet.addRow(titles.map((title) => row[title]));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

export interface ZipEntry {
  name: string;
  content: Buffer;
  /** What the directory says of its size, when that is not true. */
  claim?: number;
  /** Whether the directory keeps quiet about it. */
  isHidden?: boolean;
}

const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END = 0x06054b50;

/** A zip, also one that lies about itself. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const directory: Buffer[] = [];
  const files: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const deflated = deflateRawSync(entry.content);
    const local = Buffer.concat([header(LOCAL, entry, deflated), deflated]);
    if (!entry.isHidden) directory.push(header(CENTRAL, entry, deflated, offset));
    files.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

function header(signature: number, { name, content, claim }: ZipEntry, deflated: Buffer, offset = 0): Buffer {
  const isCentral = signature === CENTRAL;
  const bytes = Buffer.alloc(isCentral ? 46 : 30);
  const shift = isCentral ? 2 : 0;
  bytes.writeUInt32LE(signature, 0);
  if (isCentral) bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE(20, 4 + shift);
  bytes.writeUInt16LE(8, 8 + shift);
  bytes.writeUInt32LE(deflated.length, 18 + shift);
  bytes.writeUInt32LE(claim ?? content.length, 22 + shift);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
  if (isCentral) bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, Buffer.from(name)]);
}
