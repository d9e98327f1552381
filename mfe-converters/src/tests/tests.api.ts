import { testAdd, testDelete, testEdit, testList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type TestListAnswer = AnswerOf<typeof testList>;

/** Analyses of a converter. A change also changes what the converter says of its tests. */
export const testsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    tests: asks(builder, testList, { providesTags: ['Tests'] }),
    addTest: builder.mutation<AnswerOf<typeof testAdd>, RequestOf<typeof testAdd> & { key: string }>({
      query: ({ key, ...input }) => call(testAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Tests', 'Converter'],
    }),
    editTest: sends(builder, testEdit, { invalidatesTags: ['Tests', 'Converter'] }),
    deleteTest: sends(builder, testDelete, { invalidatesTags: ['Tests', 'Converter'] }),
  }),
});

export const { useTestsQuery, useAddTestMutation, useEditTestMutation, useDeleteTestMutation } = testsApi;
