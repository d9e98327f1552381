import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { badInput } from '../problem';
import iconv from 'iconv-lite';
import { z } from 'zod';
import { checkWorkbook } from './workbook-check';

/** What may stand between the cells of a csv file. */
const delimiters = [',', ';', '\t'] as const;

/** The delimiter that the first line of a csv file has most of, outside quotation marks; a comma without any. */
function delimiterOf(text: string): (typeof delimiters)[number] {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => unquoted.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** How a file of rows is to be read. */
export const fileFormat = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('csv'),
    encoding: z.enum(['utf8', 'utf-16le', 'utf-16be', 'win1252']),
    delimiter: z.enum(delimiters),
  }),
  z.object({ kind: z.literal('xlsx') }),
]);
export type FileFormat = z.infer<typeof fileFormat>;
type Encoding = Extract<FileFormat, { kind: 'csv' }>['encoding'];

const HEAD_BYTES = 65_536;
const ZIP = Buffer.from('PK\u0003\u0004');
/** Workbooks of old Excels, and encrypted ones. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** What a decoder writes for bytes that are no UTF-8. */
const MALFORMED = '\uFFFD';
/** What programs and pictures are full of, and no text has. */
const ZERO = '\u0000';

/** Tells by its content, whatever its name, how a file is to be read. Refuses with 400 what is neither csv nor xlsx. */
export async function formatOf(path: string): Promise<FileFormat> {
  const head = await headOf(path);
  if (!head.length) throw badInput({ file: 'The file is empty.' });
  if (head.subarray(0, 8).equals(COMPOUND_FILE))
    throw badInput({
      file: 'Old Excel files (xls) and protected ones can not be read. Save it as csv or xlsx.',
    });
  if (head.subarray(0, 4).equals(ZIP)) {
    await checkWorkbook(path);
    return { kind: 'xlsx' };
  }
  const encoding = await encodingOf(path, head);
  const text = iconv.decode(head, encoding);
  if (text.includes(ZERO)) throw badInput({ file: 'This is neither a csv nor an xlsx file.' });
  return { kind: 'csv', encoding, delimiter: delimiterOf(text) };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** By the byte order mark; else by where the zero bytes of Latin letters stand; else UTF-8 if it is, or what Windows writes. */
async function encodingOf(path: string, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even < odd / 10) return 'utf-16le';
  if (even > head.length / 4 && odd < even / 10) return 'utf-16be';
  return (await isUtf8(path)) ? 'utf8' : 'win1252';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of createReadStream(path))
    if (decoder.decode(chunk, { stream: true }).includes(MALFORMED)) return false;
  return !decoder.decode().includes(MALFORMED);
}
