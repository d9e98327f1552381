import type { PictureBytes } from './picture-bytes';
import type { PictureHead } from './picture-head';

const START_OF_SCAN = 0xda;
const END = 0xd9;
const PROGRESSIVE = 0xc2;
const COMMENT = 0xfe;
/** Baseline, extended and progressive; what else there is (lossless, arithmetic) no camera writes. */
const frames = [0xc0, 0xc1, PROGRESSIVE];
/** What begins a frame of any kind: tables (C4, CC) and what is kept for later (C8) do not. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Restarts, the start and one for private use: without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isNote = (marker: number) => marker === COMMENT || (marker >= 0xe0 && marker <= 0xef);
const MOST_COLOURS = 4;
/** Tools write about ten. The decoder goes through all of the picture for each, and cannot be stopped meanwhile. */
const MOST_SCANS = 100;
const BLOCK = 8;
const BYTES_OF_COEFFICIENT = 2;

interface Frame {
  width: number;
  height: number;
  isProgressive: boolean;
  /** Across and down, of each colour. */
  factors: readonly (readonly [number, number])[];
}

/** The head of a JPG (ITU T.81, annex B), and how many scans it has; null where it can not be read. */
export function jpegHead(bytes: PictureBytes): PictureHead | null {
  let frame: Frame | null = null;
  let [texts, scans, isWhole] = [0, 0, false];
  for (let at = 2; bytes.takePart(at);) {
    // As the decoder does: what stands between two markers is passed over, and FF may be repeated before one.
    if (bytes.byte(at) !== 0xff) {
      at = bytes.find(0xff, at);
      continue;
    }
    const marker = bytes.byte(at + 1);
    if (marker === 0 || marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === END) break;
    if (isFrame(marker)) {
      if (frame || !frames.includes(marker)) return null;
      frame = frameAt(bytes, at + 2, marker === PROGRESSIVE);
      if (!frame) return null;
    }
    if (isNote(marker)) texts += bytes.two(at + 2);
    if (marker === START_OF_SCAN) {
      if (!frame || ++scans > MOST_SCANS) return null;
      // What comes in one scan is decoded line by line.
      isWhole ||= frame.isProgressive || bytes.byte(at + 4) < frame.factors.length;
      if (!isWhole) break;
    }
    at += 2 + bytes.two(at + 2);
  }
  return frame && scans ? headOf(frame, isWhole, texts) : null;
}

function frameAt(bytes: PictureBytes, at: number, isProgressive: boolean): Frame | null {
  const colours = bytes.byte(at + 7);
  if (colours < 1 || colours > MOST_COLOURS || bytes.two(at) !== 8 + 3 * colours) return null;
  const factors = Array.from({ length: colours }, (_, index) => {
    const factor = bytes.byte(at + 9 + index * 3);
    return [factor >> 4, factor & 15] as const;
  });
  return { height: bytes.two(at + 3), width: bytes.two(at + 5), isProgressive, factors };
}

function headOf({ width, height, factors }: Frame, isWhole: boolean, texts: number): PictureHead {
  const most = (way: 0 | 1) => Math.max(1, ...factors.map((factor) => factor[way]));
  const blocks = (side: number, factor: number, largest: number) =>
    Math.ceil(side / (BLOCK * largest)) * BLOCK * factor;
  const samples = factors.reduce(
    (sum, [x, y]) => sum + blocks(width, x, most(0)) * blocks(height, y, most(1)),
    0,
  );
  return {
    ...{ width, height, hasAlpha: false, texts },
    bytesOfPixel: factors.length,
    bytesAtOnce: isWhole ? samples * BYTES_OF_COEFFICIENT : 0,
  };
}
