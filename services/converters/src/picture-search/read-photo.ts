import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { badInput, Problem, readForm, type FormRules } from '@washcoat/service-kit';

/** The seeds' limit of one uploaded file. */
const LARGEST_PHOTO = 12_582_912;
const FIELD = 'image';

/** What a search by photo was sent. */
export interface PhotoForm {
  image: Buffer;
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Reads the one photo of a multipart request into memory and stops at the limit: 413. A request without a photo, with
 * two, or that is no multipart form gets 400.
 */
export async function readPhoto(request: IncomingMessage): Promise<PhotoForm> {
  let image: Buffer | undefined;
  const fields = await readForm(request, rules, async (content) => {
    image = await buffer(content);
  });
  if (!image) throw badInput({ [FIELD]: 'Choose a picture.' });
  return { image, fields };
}

const rules: FormRules = {
  field: FIELD,
  mostFiles: 1,
  largestFile: LARGEST_PHOTO,
  noForm: () => badInput({ [FIELD]: 'Send the picture as a multipart form.' }),
  tooMany: () => badInput({ [FIELD]: 'Send one picture at a time.' }),
  tooLarge: () =>
    new Problem(413, 'A picture may have at most 12 MB.', {
      code: 'TOO_LARGE',
      fields: { [FIELD]: 'At most 12 MB' },
    }),
};
