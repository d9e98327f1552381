import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { loadMerge, loadSplit } from '@washcoat/contract-loads';
import { call, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** A split with the key that makes sending it twice harmless. */
export type KeyedSplit = RequestOf<typeof loadSplit> & { key: string };

export const { useSplitLoadMutation, useMergeLoadsMutation } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    splitLoad: builder.mutation<AnswerOf<typeof loadSplit>, KeyedSplit>({
      query: ({ key, ...input }) => call(loadSplit, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Load', 'Loads'],
    }),
    mergeLoads: sends(builder, loadMerge, { invalidatesTags: ['Load', 'Loads'] }),
  }),
});
