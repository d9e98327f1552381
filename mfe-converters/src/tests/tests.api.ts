import { testAdd, testDelete, testEdit, testList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type TestListAnswer = AnswerOf<typeof testList>;

/** Analyses of a converter. A change also changes what the converter says of its tests. */
export const testsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    tests: builder.query<TestListAnswer, RequestOf<typeof testList>>({
      query: call(testList),
      providesTags: ['Tests'],
    }),
    addTest: builder.mutation<AnswerOf<typeof testAdd>, RequestOf<typeof testAdd> & { key: string }>({
      query: ({ key, ...input }) => call(testAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Tests', 'Converter'],
    }),
    editTest: builder.mutation<AnswerOf<typeof testEdit>, RequestOf<typeof testEdit>>({
      query: call(testEdit),
      invalidatesTags: ['Tests', 'Converter'],
    }),
    deleteTest: builder.mutation<AnswerOf<typeof testDelete>, RequestOf<typeof testDelete>>({
      query: call(testDelete),
      invalidatesTags: ['Tests', 'Converter'],
    }),
  }),
});

export const { useTestsQuery, useAddTestMutation, useEditTestMutation, useDeleteTestMutation } = testsApi;
