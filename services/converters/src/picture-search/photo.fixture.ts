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

/** A photo of a shell: a drawn one, askew, too dark, with grain, as a JPG. */
export async function takePhoto({ code, shape = 'cylinder', variant = 0, ...bad }: PhotoTaken) {
  const { askew = 3, light = 0.75 } = bad;
  const grain = {
    create: {
      width: 900,
      height: 675,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 18 },
    },
  };
  const shell = await sharp(Buffer.from(drawConverter({ code, shape, variant })), { density: 180 })
    .resize(900)
    .composite([{ input: await sharp(grain).png().toBuffer(), blend: 'soft-light' }])
    .png()
    .toBuffer();
  const askewShell = await sharp(shell).rotate(askew, { background: '#888' }).png().toBuffer();
  return sharp(askewShell).modulate({ brightness: light }).jpeg({ quality: 80 }).toBuffer();
}

/** Searches by photos in one multipart request. */
export async function searchFor(
  catalogue: TestService,
  session: Session | null,
  photos: readonly Buffer[],
  { field = 'image', name = 'photo.jpg' } = {},
) {
  const boundary = randomUUID();
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
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  });
}
