import { imageUpload } from '@washcoat/contract-files';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { loadsApi } from '../app/api';

export const picturesApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    uploadPicture: builder.mutation<AnswerOf<typeof imageUpload>, File>({
      query: (image) => ({ definition: imageUpload, input: { image } }),
    }),
  }),
});

export const { useUploadPictureMutation } = picturesApi;
