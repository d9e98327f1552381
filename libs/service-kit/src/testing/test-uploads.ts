import { createHash } from 'node:crypto';

const hashOf = (name: string) => createHash('sha256').update(name);

/** The address of an uploaded picture; the same for the same name. */
export const pictureAt = (name: string): string => `/files/pictures/${hashOf(name).digest('hex')}.webp`;

/** The address of a private paper, unsigned; the same for the same name. */
export const paperAt = (name: string): string => `/files/papers/${hashOf(name).digest('base64url')}.webp`;
