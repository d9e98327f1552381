import { imageUpload, UPLOAD_TICKET_HEADER, uploadTicket } from '@washcoat/contract-files';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { problemOf } from '../api/api-problem';
import { sends } from '../api/contract-endpoints';
import { platformApi, platformStore } from './platform-api';

/** A picture that everybody may see, or a paper (licence, identity card) for those who may see its record. */
export type UploadKind = 'picture' | 'paper';

interface Upload {
  image: File;
  kind: UploadKind;
  ticket: string;
}

/** How often an upload is sent again before it is given up. */
const MOST_WAITS = 10;

const uploadApi = platformApi.injectEndpoints({
  endpoints: (builder) => ({
    uploadTicket: sends(builder, uploadTicket),
    uploadImage: builder.mutation<AnswerOf<typeof imageUpload>, Upload>({
      query: ({ image, kind, ticket }) => ({
        definition: imageUpload,
        input: { kind, image },
        headers: { [UPLOAD_TICKET_HEADER]: ticket },
      }),
    }),
  }),
});

/**
 * Uploads one picture (image/upload) and answers its address, ready for the `upload` of an `ImageField`. While too many
 * uploads are under way it waits for its turn; with a ticket that ran out on the way it asks for another one.
 * @throws ApiProblem when the server refuses it or there is no connection
 */
export async function uploadImage(image: File, kind: UploadKind = 'picture'): Promise<string> {
  for (let waits = 0; ; waits++) {
    try {
      return await uploadOnce(image, kind);
    } catch (problem) {
      const seconds = waits < MOST_WAITS ? waitAfter(problem) : undefined;
      if (seconds === undefined) throw problem;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

async function uploadOnce(image: File, kind: UploadKind): Promise<string> {
  const { uploadTicket: ask, uploadImage: send } = uploadApi.endpoints;
  const { ticket } = await platformStore.dispatch(ask.initiate({}, { track: false })).unwrap();
  const upload = send.initiate({ image, kind, ticket }, { track: false });
  return (await platformStore.dispatch(upload).unwrap()).imageUrl;
}

/** The seconds after which a refused upload may be tried again; undefined when that would not help. */
function waitAfter(problem: unknown): number | undefined {
  const { code, retryAfter } = problemOf(problem);
  // On a slow way a ticket can run out before its picture comes.
  if (code === 'NO_UPLOAD_TICKET') return 0;
  return code === 'TOO_MANY_UPLOADS' ? retryAfter : undefined;
}
