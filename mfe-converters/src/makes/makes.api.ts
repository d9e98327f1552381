import { makeAdd, makeDelete, makeEdit, makeList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type MakeListAnswer = AnswerOf<typeof makeList>;

/** Makes with their tips. */
export const makesApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    makeTips: builder.query<MakeListAnswer, RequestOf<typeof makeList>>({
      query: call(makeList),
      providesTags: ['Makes'],
    }),
    addMake: builder.mutation<AnswerOf<typeof makeAdd>, RequestOf<typeof makeAdd> & { key: string }>({
      query: ({ key, ...input }) => call(makeAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Makes'],
    }),
    editMake: builder.mutation<AnswerOf<typeof makeEdit>, RequestOf<typeof makeEdit>>({
      query: call(makeEdit),
      invalidatesTags: ['Makes'],
    }),
    deleteMake: builder.mutation<AnswerOf<typeof makeDelete>, RequestOf<typeof makeDelete>>({
      query: call(makeDelete),
      invalidatesTags: ['Makes'],
    }),
  }),
});

export const { useMakeTipsQuery, useAddMakeMutation, useEditMakeMutation, useDeleteMakeMutation } = makesApi;
