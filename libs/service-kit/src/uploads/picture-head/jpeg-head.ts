import type { PictureBytes } from './picture-bytes';
import type { PictureHead } from './picture-head';

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Restarts, the start and one for private use: without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** What begins a frame, but tables (C4, CC) and what is kept for later (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isProgressive = (marker: number) => [0xc2, 0xc6, 0xca, 0xce].includes(marker);

interface Frame {
  width: number;
  height: number;
  components: number;
  isProgressive: boolean;
  /** Samples of all colours for each pixel: 3 where none of three is halved, 1.5 where two are halved both ways. */
  samples: number;
}

/** The head of a JPG (ITU T.81, annex B); null where none can be read. */
export function jpegHead(bytes: PictureBytes): PictureHead | null {
  let frame: Frame | null = null;
  for (let at = 2; bytes.hasPart(at);) {
    // As the decoder does: what stands between two markers is passed over, and a marker may have more bytes before it.
    if (bytes.byte(at) !== 0xff) {
      at++;
      continue;
    }
    const marker = bytes.byte(at + 1);
    if (marker === 0xff || marker === 0 || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === END) return null;
    if (marker === START_OF_SCAN) return frame && headOf(frame, bytes.byte(at + 4));
    if (isFrame(marker)) frame = frameAt(bytes, at + 4, isProgressive(marker));
    at += 2 + bytes.two(at + 2);
  }
  return null;
}

function frameAt(bytes: PictureBytes, at: number, progressive: boolean): Frame {
  const components = bytes.byte(at + 5);
  const factors = Array.from({ length: components }, (_, index) => bytes.byte(at + 7 + index * 3));
  const most = (of: (factor: number) => number) => Math.max(1, ...factors.map(of));
  const [across, down] = [(factor: number) => factor >> 4, (factor: number) => factor & 15];
  const all = factors.reduce((sum, factor) => sum + across(factor) * down(factor), 0);
  return {
    ...{ height: bytes.two(at + 1), width: bytes.two(at + 3), components, isProgressive: progressive },
    samples: all / (most(across) * most(down)),
  };
}

/** A picture whose first scan lacks a colour is kept as coefficients of two bytes until the last scan, as progressive ones are. */
function headOf(frame: Frame, inFirstScan: number): PictureHead {
  const { width, height, components, samples } = frame;
  const isWhole = frame.isProgressive || inFirstScan < components;
  return {
    ...{ width, height, hasAlpha: false, texts: 0 },
    bytesOfPixel: components,
    bytesAtOnce: isWhole ? 2 * samples : 0,
  };
}
