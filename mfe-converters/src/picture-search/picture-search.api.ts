import { imageSearch } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { convertersApi } from '../app/api';

/** What was read on a photo and which converters it may show. */
export type PictureAnswer = AnswerOf<typeof imageSearch>;
export type Candidate = PictureAnswer['list'][number];
export type ReadText = PictureAnswer['readText'][number];

/** A photo, and for whom the converters that are found are priced. */
type PictureQuestion = RequestOf<typeof imageSearch> & { image: File };

/** The search by photo. */
export const pictureSearchApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    // eslint-disable-next-line no-restricted-syntax -- the photo is sent beside what the contract declares
    searchByPicture: builder.mutation<PictureAnswer, PictureQuestion>({
      query: (question) => ({ definition: imageSearch, input: question }),
    }),
  }),
});
