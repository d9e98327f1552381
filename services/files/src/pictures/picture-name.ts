import { createHash, randomBytes } from 'node:crypto';

/** How stored pictures are encoded, by the ending of their names. */
export const pictureTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureEnding = keyof typeof pictureTypes;

const PICTURES = '/files/pictures/';
const PAPERS = '/files/papers/';
const PICTURE = /^[0-9a-f]{64}\.(webp|jpg)$/;
const PAPER = /^[\w-]{43}\.(webp|jpg)$/;

/** The name of a picture: the hash of its content, so that an address never shows another picture. */
export function pictureName(content: Buffer, ending: PictureEnding): string {
  return `${createHash('sha256').update(content).digest('hex')}.${ending}`;
}

/** The name of a paper: drawn, so that who has the same picture cannot tell that it is here. */
export function paperName(ending: PictureEnding): string {
  return `${randomBytes(32).toString('base64url')}.${ending}`;
}

/** The address of a picture or paper in the installation. */
export function addressOf(name: string): string {
  return `${PICTURE.test(name) ? PICTURES : PAPERS}${name}`;
}

/** The name in an address of a picture; null when the address is of something else. */
export const pictureIn = (address: string): string | null => nameIn(address, PICTURES, PICTURE);

/** The name in an address of a paper; null when the address is of something else. */
export const paperIn = (address: string): string | null => nameIn(address, PAPERS, PAPER);

/** The content type of a picture by its name. */
export function typeOfPicture(name: string): string {
  return name.endsWith('.webp') ? pictureTypes.webp : pictureTypes.jpg;
}

function nameIn(address: string, prefix: string, pattern: RegExp): string | null {
  if (!address.startsWith(prefix)) return null;
  const name = address.slice(prefix.length);
  return pattern.test(name) ? name : null;
}
