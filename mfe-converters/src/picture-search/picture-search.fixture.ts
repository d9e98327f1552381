import { converterA, sharedStamp, testId } from '../converter/converter.fixture';
import type { Candidate, PictureAnswer } from './picture-search.api';

/** A converter whose code was read whole. */
export const sure: Candidate = {
  ...converterA,
  score: 0.98,
  textScore: 0.98,
  lookScore: 0.71,
  certainty: 'sure',
};

/** One of two with the code that was read. */
export const likely: Candidate = {
  ...sharedStamp,
  score: 0.84,
  textScore: 0.84,
  lookScore: null,
  certainty: 'likely',
};

/** A converter that has nothing but its looks in common with the photo. */
export const alike: Candidate = {
  ...converterA,
  productId: testId(3),
  oem: 'GD31',
  manufacturer: 'Toyota',
  score: 0.3,
  textScore: null,
  lookScore: 0.64,
  certainty: 'guess',
};

/** A converter whose code has a little in common with what was read. */
export const farCode: Candidate = {
  ...alike,
  productId: testId(4),
  oem: 'KX 9934',
  textScore: 0.55,
  lookScore: null,
};

/** What the service says of a photo on which two lines could be read. */
export const foundByPicture: PictureAnswer = {
  readText: [
    { text: 'KT 0334', confidence: 0.96 },
    { text: 'A 204', confidence: 0.52 },
  ],
  list: [sure, farCode, alike],
};
