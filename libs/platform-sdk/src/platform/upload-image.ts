import { imageUpload } from '@washcoat/contract-files';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { platformApi, platformStore } from './platform-api';

const uploadApi = platformApi.injectEndpoints({
  endpoints: (builder) => ({
    uploadImage: builder.mutation<AnswerOf<typeof imageUpload>, File>({
      query: (image) => ({ definition: imageUpload, input: { image } }),
    }),
  }),
});

/**
 * Uploads one picture (image/upload) and answers its address, ready for the `upload` of an `ImageField`.
 * @throws ApiProblem when the server refuses it or there is no connection
 */
export async function uploadImage(image: File): Promise<string> {
  const { initiate } = uploadApi.endpoints.uploadImage;
  const { imageUrl } = await platformStore.dispatch(initiate(image, { track: false })).unwrap();
  return imageUrl;
}
