import { createHash } from 'node:crypto';

/** How stored pictures are encoded, by the ending of their names. */
export const pictureTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureEnding = keyof typeof pictureTypes;

const PREFIX = '/files/pictures/';
const NAME = /^[0-9a-f]{64}\.(webp|jpg)$/;

/** The name of a picture: the hash of its content, so that an address never shows another picture. */
export function pictureName(content: Buffer, ending: PictureEnding): string {
  return `${createHash('sha256').update(content).digest('hex')}.${ending}`;
}

/** The address of a picture in the installation. */
export function pictureUrl(name: string): string {
  return `${PREFIX}${name}`;
}

/** The name in an address of a picture; null when the address is of something else. */
export function nameInUrl(url: string): string | null {
  if (!url.startsWith(PREFIX)) return null;
  const name = url.slice(PREFIX.length);
  return NAME.test(name) ? name : null;
}

/** The content type of a picture by its name. */
export function typeOfPicture(name: string): string {
  return name.endsWith('.webp') ? pictureTypes.webp : pictureTypes.jpg;
}
