import type { Metadata } from 'sharp';

/** More than the cameras of phones make; a small file that unfolds to more is an attack. */
const MOST_PIXELS = 64_000_000;
/** Of a PNG that shines through or has 16 bits a colour: each of its pixels takes several times the room. */
const MOST_DEEP_PIXELS = 12_000_000;
/** Of pictures that cannot be decoded line by line, so that all of them lies in memory. */
const MOST_BYTES_AT_ONCE = 24_000_000;
/** Of a PNG: hundreds of its lines lie in memory while it is made smaller. */
const MOST_BYTES_OF_LINE = 24_576;

/** Whether decoding a picture needs more memory than one picture may have, by what its head says. */
export function needsTooMuchRoom(picture: Metadata): boolean {
  const pixels = picture.width * picture.height;
  const isDeepPng = picture.format === 'png' && (picture.hasAlpha || bytesOfColour(picture) > 1);
  return (
    pixels > (isDeepPng ? MOST_DEEP_PIXELS : MOST_PIXELS) ||
    pixels * bytesAtOnce(picture) > MOST_BYTES_AT_ONCE ||
    (picture.format === 'png' && picture.width * bytesOfPixel(picture) > MOST_BYTES_OF_LINE)
  );
}

/** Bytes in memory for each pixel; none where a picture is read line by line. */
function bytesAtOnce(picture: Metadata): number {
  // Two canvases of four bytes: the picture, and the one that it is drawn on.
  if (picture.format === 'gif') return 8;
  if (!picture.isProgressive) return 0;
  if (picture.format === 'png') return bytesOfPixel(picture);
  // Coefficients of two bytes; of colours that are halved both ways there are a quarter each.
  return picture.chromaSubsampling === '4:2:0' ? 3 : 2 * picture.channels;
}

const bytesOfPixel = (picture: Metadata) => picture.channels * bytesOfColour(picture);
const bytesOfColour = ({ depth }: Metadata) => (depth === 'ushort' ? 2 : 1);
