import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import yauzl, { type ZipFile } from 'yauzl';
import { contentStart, entriesOf } from './workbook-check';

const LOCAL_HEADER = 0x04034b50;
const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;
const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;
const STRINGS = 'xl/sharedStrings.xml';
/** Tells which numbers are dates. */
const STYLES = 'xl/styles.xml';
/** More than a stream holds back, so that the reader gets to the end only after all that stands before it. */
const BARRIER_BYTES = 256 * 1024;

/** A sheet names its dimension before its rows. */
const HEAD_BYTES = 2048;
const UNFINISHED = { finishFlush: constants.Z_SYNC_FLUSH };

export interface WorkbookParts {
  file: Buffer;
  /** The last row of the sheet; null where it does not say. */
  lastRow: number | null;
}

interface Part {
  name: string;
  method: number;
  size: number;
  content: Buffer;
}

/**
 * What the rows of a workbook are read from, as a zip in the order in which it is needed: relations, names, formats,
 * texts, the first sheet. The streaming reader of exceljs writes a sheet that comes before its texts to a file that it leaves
 * behind, and may miss the last parts of a zip when it is still busy as the zip ends; here it does neither.
 */
export async function workbookParts(file: Buffer): Promise<WorkbookParts> {
  const zip = await openZip(file);
  const entries = await entriesOf(zip);
  const first = entries.find(({ fileName }) => SHEET.test(fileName))?.fileName;
  const parts: Part[] = [];
  for (const name of ['xl/_rels/workbook.xml.rels', 'xl/workbook.xml', STYLES, STRINGS, first]) {
    const entry = entries.find(({ fileName }) => fileName === name);
    if (entry) {
      const start = await contentStart(zip, entry);
      const content = file.subarray(start, start + entry.compressedSize);
      const { fileName, compressionMethod, uncompressedSize } = entry;
      parts.push({ name: fileName, method: compressionMethod, size: uncompressedSize, content });
    } else if (name === STRINGS) parts.push(partOf(STRINGS, Buffer.from('<sst/>')));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  const zipped = Buffer.concat([
    ...[...parts, barrier].flatMap((part) => [headerOf(part), part.content]),
    end,
  ]);
  return { file: zipped, lastRow: lastRowOf(parts.find(({ name }) => name === first)) };
}

/** The last row of a sheet by what it says of itself before its rows. */
function lastRowOf(sheet: Part | undefined): number | null {
  if (!sheet) return null;
  const start = sheet.content.subarray(0, HEAD_BYTES);
  const head = sheet.method === DEFLATED ? inflateRawSync(start, UNFINISHED) : start;
  const last = /<dimension ref="[A-Z]+\d+:[A-Z]+(\d+)"/.exec(head.toString('latin1'))?.[1];
  return last === undefined ? null : Number(last);
}

function openZip(file: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true }, (problem, zip) =>
      problem ? reject(problem) : resolve(zip),
    );
  });
}

const partOf = (name: string, content: Buffer): Part => ({
  name,
  method: DEFLATED,
  size: content.length,
  content: deflateRawSync(content),
});

function headerOf({ name, method, size, content }: Part): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

const barrier = partOf('barrier', Buffer.alloc(BARRIER_BYTES));
