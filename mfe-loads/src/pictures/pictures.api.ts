import { imageUpload } from '@washcoat/contract-files';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const picturesApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    uploadPicture: builder.mutation<AnswerOf<typeof imageUpload>, { image: File }>({
      query: call(imageUpload),
    }),
  }),
});

export const { useUploadPictureMutation } = picturesApi;
