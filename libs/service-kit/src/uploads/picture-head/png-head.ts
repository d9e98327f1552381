import { inflateSync } from 'node:zlib';
import type { PictureBytes } from './picture-bytes';
import type { PictureHead } from './picture-head';

/** More than any honest picture says of itself. Each of these bytes is copied several times on the way. */
export const MOST_TEXT = 6_000_000;
/** Of what is compressed, together: the time that it takes to look. */
const MOST_PACKED = 1_000_000;
const MOST_PACKS = 100;
const FIRST = 8;
/** Channels by the colour type of the head, once it is decoded: a palette and, with a profile, grey become colours. */
const channels: Record<number, number> = { 0: 3, 2: 3, 3: 3, 4: 4, 6: 4 };
const withAlpha = [4, 6];
const kindOf = (name: string) => Buffer.from(name).readUInt32BE();
const [HEAD, TRANSPARENCY, END] = [kindOf('IHDR'), kindOf('tRNS'), kindOf('IEND')];
const [TEXT, PACKED_TEXT, PROFILE] = [kindOf('iTXt'), kindOf('zTXt'), kindOf('iCCP')];
/** What the decoder keeps beside the picture as it stands. */
const plain = ['tEXt', 'eXIf', 'sPLT', 'hIST', 'pCAL', 'sCAL'].map(kindOf);

/**
 * The head of a PNG (W3C, third edition); null where none can be read. Its texts and profiles are unfolded here, as far
 * as `MOST_TEXT`: the decoder lets each of a hundred grow to 50 MB.
 */
export function pngHead(bytes: PictureBytes): PictureHead | null {
  if (bytes.four(FIRST + 4) !== HEAD) return null;
  const [width, height] = [bytes.four(FIRST + 8), bytes.four(FIRST + 12)];
  const [depth, colour] = [bytes.byte(FIRST + 16), bytes.byte(FIRST + 17)];
  const isInterlaced = bytes.byte(FIRST + 20) !== 0;
  const inColours = channels[colour];
  if (!inColours) return null;
  let hasAlpha = withAlpha.includes(colour);
  let texts = 0;
  const packs = new Packs();
  for (let at = FIRST; bytes.takePart(at) && texts <= MOST_TEXT; at += 12 + bytes.four(at)) {
    const [length, kind] = [bytes.four(at), bytes.four(at + 4)];
    if (kind === TRANSPARENCY) hasAlpha = true;
    else if (plain.includes(kind)) texts += length;
    else if (kind === PACKED_TEXT || kind === PROFILE) texts += packs.packed(bytes.slice(at + 8, length));
    else if (kind === TEXT) texts += packs.textOf(bytes.slice(at + 8, length));
    else if (kind === END) break;
  }
  const bytesOfPixel =
    (inColours + (hasAlpha && !withAlpha.includes(colour) ? 1 : 0)) * (depth === 16 ? 2 : 1);
  // What shines through is written as a picture of four bytes that lies in memory beside it.
  const bytesAtOnce = isInterlaced ? width * height * bytesOfPixel * (hasAlpha ? 2 : 1) : 0;
  return { width, height, hasAlpha, bytesOfPixel, bytesAtOnce, texts };
}

/** Unfolds what stands compressed in a picture, as far as there is an end to it. */
class Packs {
  private count = 0;
  private bytes = 0;

  /** Bytes of a text: its name, whether it is compressed, how, its language, its name there, each ended by a 0. */
  textOf(content: Buffer): number {
    const name = content.indexOf(0);
    if (content[name + 1] !== 1) return content.length;
    const language = content.indexOf(0, name + 3);
    return this.inflated(content.subarray(content.indexOf(0, language + 1) + 1));
  }

  /** Bytes of what stands compressed behind a name, a 0 and how it is compressed. */
  packed(content: Buffer): number {
    return this.inflated(content.subarray(content.indexOf(0) + 2));
  }

  /** What does not inflate counts as too much: a decoder may take much of it before it notices. */
  private inflated(content: Buffer): number {
    this.bytes += content.length;
    if (++this.count > MOST_PACKS || this.bytes > MOST_PACKED) return MOST_TEXT + 1;
    try {
      return inflateSync(content, { maxOutputLength: MOST_TEXT }).length;
    } catch {
      return MOST_TEXT + 1;
    }
  }
}
