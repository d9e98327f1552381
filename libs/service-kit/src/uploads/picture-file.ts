import { open } from 'node:fs/promises';
import { badInput } from '../problem';
import { needsTooMuchRoom } from './picture-room';
import { loadSharp } from './picture-work';

/** The kinds of pictures that people may send. */
export type PictureFormat = 'jpeg' | 'png' | 'gif';

/** A picture that may be decoded: known by its content, its pixels counted. */
export interface PictureFile {
  path: string;
  format: PictureFormat;
  width: number;
  height: number;
  /** Whether it may shine through. */
  hasAlpha: boolean;
}

const starts: readonly { start: Buffer; format: PictureFormat }[] = [
  { start: Buffer.from([0xff, 0xd8, 0xff]), format: 'jpeg' },
  { start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), format: 'png' },
  { start: Buffer.from('GIF8'), format: 'gif' },
];

/**
 * Looks at the head of a file without decoding it. Throws 400 for all but JPG, PNG and GIF (by content, whatever its
 * name) and for pictures of too many pixels.
 */
export async function measurePicture(path: string): Promise<PictureFile> {
  return { path, ...(await measured(path, await headOf(path))) };
}

/** The same for bytes in memory, such as a signature, with a limit of their own. */
export async function measureBytes(content: Buffer, mostPixels: number): Promise<Omit<PictureFile, 'path'>> {
  return measured(content, content.subarray(0, 8), mostPixels);
}

async function measured(
  picture: string | Buffer,
  head: Buffer,
  mostPixels = Infinity,
): Promise<Omit<PictureFile, 'path'>> {
  const format = starts.find(({ start }) => head.subarray(0, start.length).equals(start))?.format;
  if (!format) throw noPicture();
  const sharp = await loadSharp();
  const found = await sharp(picture, { limitInputPixels: false }).metadata().catch(refusePicture);
  if (found.format !== format) throw noPicture();
  const { width, height, hasAlpha } = found;
  if (width * height > mostPixels || needsTooMuchRoom(found)) {
    throw badInput({ image: 'This picture has too many pixels. Choose a smaller one.' });
  }
  return { format, width, height, hasAlpha };
}

/** Turns what the decoder throws into the sentence for a person. */
export function refusePicture(): never {
  throw noPicture();
}

const noPicture = () => badInput({ image: 'This is no picture we can read. Choose a JPG, PNG or GIF.' });

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
