import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { badInput, Problem, readForm, type FormRules } from '@washcoat/service-kit';

/** The seeds' limit of one uploaded file. */
export const LARGEST_UPLOAD = 12_582_912;
const FIELD = 'image';

/**
 * Reads the pictures of a multipart request while it arrives, in their order, and stops at the limit of each: 413. A
 * request without a picture, with more than `most`, or that is no multipart form gets 400.
 */
export async function readUpload(request: IncomingMessage, most: number): Promise<Buffer[]> {
  const pictures: Promise<Buffer>[] = [];
  await readForm(request, rulesOf(most), async (content) => {
    const picture = buffer(content);
    pictures.push(picture);
    await picture;
  });
  if (!pictures.length) throw badInput({ [FIELD]: 'Choose a picture.' });
  return Promise.all(pictures);
}

const rulesOf = (most: number): FormRules => ({
  field: FIELD,
  mostFiles: most,
  largestFile: LARGEST_UPLOAD,
  noForm: () => badInput({ [FIELD]: 'Send the picture as a multipart form.' }),
  tooMany: () =>
    badInput({
      [FIELD]: most === 1 ? 'Send one picture at a time.' : `Send at most ${most} pictures at a time.`,
    }),
  tooLarge: () =>
    new Problem(413, 'A picture may have at most 12 MB.', {
      code: 'TOO_LARGE',
      fields: { [FIELD]: 'At most 12 MB' },
    }),
});
