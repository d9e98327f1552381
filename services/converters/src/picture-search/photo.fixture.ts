import { randomUUID } from 'node:crypto';
import { imageSearch } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import sharp from 'sharp';
import type { ConverterShape } from '../seed/catalogue/catalogue-family';
import { drawConverter } from '../seed/catalogue/drawing';

/** What a photo shows and how badly it was taken. */
export interface PhotoTaken {
  code: string;
  shape?: ConverterShape;
  variant?: number;
  /** Degrees that the camera was held askew. */
  askew?: number;
  /** 1 is daylight. */
  light?: number;
}

/** What shells lie on when they are photographed, light from above. */
const GROUND =
  '<linearGradient id="g" x2="0" y2="1"><stop offset="0%" stop-color="#f1f0ed"/><stop offset="100%" stop-color="#e1ded7"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>';
const SIZE = { width: 900, height: 675 } as const;
/** Standard deviations of the grain and of the mean of four random bytes. */
const [GRAIN, FOUR_BYTES] = [18, 37];

/** Grain of a dim photo around middle grey, for each code its own and the same every time (xorshift). */
function grainOf(code: string): Buffer {
  const grain = Buffer.alloc(SIZE.width * SIZE.height);
  let state = [...code].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);
  for (let at = 0; at < grain.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const sum = (state & 255) + ((state >>> 8) & 255) + ((state >>> 16) & 255) + (state >>> 24);
    grain[at] = 128 + ((sum / 4 - 127.5) * GRAIN) / FOUR_BYTES;
  }
  return grain;
}

/** A photo of a shell: a drawn one, askew, too dark, with grain, as a JPG. */
export async function takePhoto({ code, shape = 'cylinder', variant = 0, ...bad }: PhotoTaken) {
  const { askew = 3, light = 0.75 } = bad;
  const grain = sharp(grainOf(code), { raw: { ...SIZE, channels: 1 } });
  const lying = drawConverter({ code, shape, variant }).replace('</defs>', GROUND);
  const shell = await sharp(Buffer.from(lying), { density: 180 })
    .resize(SIZE.width)
    .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
    .png()
    .toBuffer();
  const askewShell = await sharp(shell).rotate(askew, { background: '#888' }).png().toBuffer();
  return sharp(askewShell).modulate({ brightness: light }).jpeg({ quality: 80 }).toBuffer();
}

interface FormOptions {
  field?: string;
  name?: string;
  /** Besides the photos. */
  fields?: Record<string, string>;
}

/** Searches by photos in one multipart request. */
export async function searchFor(
  catalogue: TestService,
  session: Session | null,
  photos: readonly Buffer[],
  { field = 'image', name = 'photo.jpg', fields = {} }: FormOptions = {},
) {
  const boundary = randomUUID();
  const words = Object.entries(fields).map(([key, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
  );
  const parts = photos.flatMap((photo) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    photo,
    Buffer.from('\r\n'),
  ]);
  return catalogue.send<typeof imageSearch>({
    method: 'POST',
    url: imageSearch.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(session ? { token: await catalogue.tokenOf(session) } : {}),
    },
    payload: Buffer.concat([...words, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
  });
}
