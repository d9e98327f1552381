import { decodePicture, loadSharp, refusePicture, type PictureFile } from '@washcoat/service-kit';
import type { PictureEnding } from './picture-name';

/** A picture as this service stores it. */
export interface EncodedPicture {
  content: Buffer;
  ending: PictureEnding;
  width: number;
  height: number;
}

/** More than a screen shows of a photo; the encoder keeps no more of it in memory. */
const LONGEST_SIDE = 2560;
/** Of what may shine through: a drawing, and two thirds more in the encoder. */
const LONGEST_SIDE_OF_DRAWING = 2048;
/** No picture of a person takes so long; one that is made to does. */
const MOST_SECONDS = 20;
const endings: Record<PictureFile['format'], PictureEnding> = { jpeg: 'jpg', png: 'webp', gif: 'webp' };

/**
 * Turns a picture upright, makes it at most 2560 px long (2048 where it may shine through) and writes it anew without
 * anything that came along: place, camera, previews, hidden files. Of a moving GIF the first picture stays. Throws 400
 * for what does not decode.
 */
export function reEncode({ path, format, width, height, hasAlpha }: PictureFile): Promise<EncodedPicture> {
  return decodePicture(async () => {
    const sharp = await loadSharp();
    const longest = hasAlpha ? LONGEST_SIDE_OF_DRAWING : LONGEST_SIDE;
    const upright = sharp(path, { limitInputPixels: width * height, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
    const ending = endings[format];
    // Without its second pass over the picture the encoder does not keep all of it in memory.
    const encoded =
      ending === 'jpg'
        ? upright.jpeg({ quality: 85, optimiseCoding: false })
        : upright.webp({ quality: 88, effort: 2 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(refusePicture);
    return { content: data, ending, width: info.width, height: info.height };
  });
}
