import type { FormRules } from '../http/multipart-form';
import { badInput, Problem } from '../problem';

/** The seeds' limit of one uploaded picture. */
export const LARGEST_PICTURE = 12_582_912;
const FIELD = 'image';

/** What a form of up to `most` pictures may hold. */
export const pictureForm = (most: number): FormRules => ({
  field: FIELD,
  mostFiles: most,
  largestFile: LARGEST_PICTURE,
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

/** What is said of a form without a picture. */
export const noPictureChosen = () => badInput({ [FIELD]: 'Choose a picture.' });
