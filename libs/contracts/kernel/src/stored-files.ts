import * as z from 'zod/mini';

const UPLOADED = /^\/files\/pictures\/[0-9a-f]{64}\.(webp|jpg)$/;
/** Pictures that the demonstration draws. */
const DRAWN = /^\/files\/converters\/[0-9a-f]{64}\.svg$/;
const PAPER = /^\/files\/papers\/[\w-]{43}\.(webp|jpg)$/;
/** A path or a scheme at its start; `//`, `www.`, a host with a path or the folder of files anywhere. */
const ADDRESS = /^[./\\]|^[a-z][\w+.-]*:|\/\/|\\\\|\bwww\.|\.[a-z]{2,}\/|\bfiles\//i;
const UPLOAD_IT = 'Upload the picture here; addresses of other places are not taken';

/** Whether this is the address of a file that somebody uploaded, a picture or a paper. */
export const isUploaded = (text: string): boolean => UPLOADED.test(text) || PAPER.test(text);

/** Whether this is the address of a private paper, without what signs it. */
export const isPaper = (text: string): boolean => PAPER.test(text);

/** Whether a line that should be a number, as that of a licence, is the address of a page, a file or a script. */
export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/** The address of a picture that was uploaded here. Whether it is still there is asked when the record is saved. */
export const uploadedPicture = z.string().check(z.maxLength(200), z.regex(UPLOADED, UPLOAD_IT));

/** The same, or a picture of the demonstration's catalogue. */
export const cataloguePicture = z.string().check(
  z.maxLength(200),
  z.refine((address) => UPLOADED.test(address) || DRAWN.test(address), UPLOAD_IT),
);

/** The address of an uploaded picture, or null for none. */
export const pictureUrl = z.nullable(uploadedPicture);

/**
 * The address of a private paper (a licence, an identity card), or null for none. Forms send back what they were given:
 * what signs the address for a while is cut off.
 */
export const paperUrl = z.nullable(
  z.string().check(
    z.maxLength(600),
    z.overwrite((address) => address.split('?')[0] ?? address),
    z.regex(PAPER, UPLOAD_IT),
  ),
);
