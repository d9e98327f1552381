import { badInput, Problem } from '../problem';
import { measureBytes } from './picture-file';
import { decodePicture, loadSharp } from './picture-work';

const MOST_PIXELS = 8_000_000;
const BOX = { width: 1200, height: 480 };
const DATA_ADDRESS = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * A drawn signature, written anew: whatever came in, what is kept and printed is a PNG that this program made. Throws
 * 400 for everything that is no PNG or JPG.
 */
export async function redrawnSignature(dataAddress: string): Promise<string> {
  const content = Buffer.from(DATA_ADDRESS.exec(dataAddress)?.[1] ?? '', 'base64');
  try {
    if (measureBytes(content, MOST_PIXELS).format === 'gif') throw unreadable();
  } catch (refusal) {
    throw refusal instanceof Problem ? unreadable() : refusal;
  }
  const sharp = await loadSharp();
  const png = await decodePicture(() =>
    sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer()
      .catch(() => {
        throw unreadable();
      }),
  );
  return `data:image/png;base64,${png.toString('base64')}`;
}

const unreadable = () => badInput({ signature: 'Draw the signature again' });
