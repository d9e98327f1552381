import { makeAdd, makeDelete, makeEdit, makeList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type MakeListAnswer = AnswerOf<typeof makeList>;

/** Makes with their tips. */
export const makesApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    makeTips: asks(builder, makeList, { providesTags: ['Makes'] }),
    addMake: builder.mutation<AnswerOf<typeof makeAdd>, RequestOf<typeof makeAdd> & { key: string }>({
      query: ({ key, ...input }) => call(makeAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Makes'],
    }),
    editMake: sends(builder, makeEdit, { invalidatesTags: ['Makes'] }),
    deleteMake: sends(builder, makeDelete, { invalidatesTags: ['Makes'] }),
  }),
});

export const { useMakeTipsQuery, useAddMakeMutation, useEditMakeMutation, useDeleteMakeMutation } = makesApi;
