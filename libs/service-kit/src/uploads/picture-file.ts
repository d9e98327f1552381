import { badInput } from '../problem';
import { gifHead } from './picture-head/gif-head';
import { jpegHead } from './picture-head/jpeg-head';
import { PictureBytes } from './picture-head/picture-bytes';
import type { PictureHead } from './picture-head/picture-head';
import { pngHead } from './picture-head/png-head';
import { needsTooMuchRoom } from './picture-room';

/** The kinds of pictures that people may send. */
export type PictureFormat = 'jpeg' | 'png' | 'gif';

/** A picture that may be decoded: known by its content, its pixels and what they take in memory counted. */
export interface PictureFile extends Pick<PictureHead, 'width' | 'height' | 'hasAlpha'> {
  path: string;
  format: PictureFormat;
}

interface Kind {
  start: Buffer;
  format: PictureFormat;
  headOf(bytes: PictureBytes): PictureHead | null;
}

const kinds: readonly Kind[] = [
  { start: Buffer.from([0xff, 0xd8, 0xff]), format: 'jpeg', headOf: jpegHead },
  {
    start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    format: 'png',
    headOf: pngHead,
  },
  { start: Buffer.from('GIF8'), format: 'gif', headOf: gifHead },
];

/**
 * Reads the head of a file; nothing of it is decoded, and the library that decodes has not seen it yet. Throws 400 for
 * all but JPG, PNG and GIF (by content, whatever its name) and for pictures that would take too much memory.
 */
export function measurePicture(path: string): PictureFile {
  return { path, ...PictureBytes.inFile(path, (bytes) => measured(bytes)) };
}

/** The same for bytes in memory, such as a signature, with a limit of their own. */
export function measureBytes(content: Buffer, mostPixels: number): Omit<PictureFile, 'path'> {
  return measured(PictureBytes.of(content), mostPixels);
}

function measured(bytes: PictureBytes, mostPixels = Infinity): Omit<PictureFile, 'path'> {
  const kind = kinds.find(({ start }) => bytes.slice(0, start.length).equals(start));
  const head = kind?.headOf(bytes);
  if (!kind || !head || !head.width || !head.height || bytes.isEndless) throw noPicture();
  const { width, height, hasAlpha } = head;
  if (width * height > mostPixels || needsTooMuchRoom(kind.format, head)) {
    throw badInput({
      image:
        'This picture takes too much memory to open. Choose a smaller one, or save it as an ordinary JPG.',
    });
  }
  return { format: kind.format, width, height, hasAlpha };
}

/** Turns what the decoder throws into the sentence for a person. */
export function refusePicture(): never {
  throw noPicture();
}

const noPicture = () => badInput({ image: 'This is no picture we can read. Choose a JPG, PNG or GIF.' });
