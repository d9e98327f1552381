import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { loadLabelsPdf } from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const { useLazyLabelsQuery } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    labels: builder.query<AnswerOf<typeof loadLabelsPdf>, RequestOf<typeof loadLabelsPdf>>({
      query: call(loadLabelsPdf),
      keepUnusedDataFor: 0,
    }),
  }),
});
