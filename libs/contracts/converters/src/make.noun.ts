import {
  formLine,
  linesField,
  lineField,
  momentField,
  noun,
  pictureField,
  picturesField,
  shownOnly,
  textField,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';
import { linkUrl } from './link-url';

const addresses = { most: 50, tooMany: 'Use at most 50 addresses', help: 'One web address per line.' };

/** A make with its tips for telling its converters. */
export const make = noun(
  ['make', 'makes'],
  {
    make: lineField('Make', 100),
    model: linesField('Models', formLine(100), {
      ...{ most: 200, tooMany: 'Use at most 200 models', help: 'One model per line.', rows: 4 },
    }),
    description: textField('Description', 8000, { rows: 8 }),
    /** Pictures; spelled as in the product. */
    imglUrls: picturesField('Images', { most: 50, tooMany: 'Use at most 50 pictures' }),
    /** Films and papers of makers lie elsewhere: they are links to follow, nothing of them is shown here. */
    videoUrls: linesField('Videos', linkUrl, addresses),
    documentUrls: linesField('Documents', linkUrl, addresses),
    /** The first of its pictures stands for it. */
    profileUrl: shownOnly(pictureField('Picture', { history: false })),
    createdDate: momentField('Created Date', { format: 'day', history: false }),
  },
  { isVersioned: false },
);
export type Make = Answer<typeof make>;
export type MakeEntry = Entry<typeof make>;
