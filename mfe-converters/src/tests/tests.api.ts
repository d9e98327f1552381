import { testAdd, testDelete, testEdit, testList } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type TestListAnswer = AnswerOf<typeof testList>;

/** Analyses of a converter. A change also changes what the converter says of its tests. */
export const testsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    tests: asks(builder, testList, { providesTags: ['Tests'] }),
    addTest: sendsOnce(builder, testAdd, { invalidatesTags: ['Tests', 'Converter'] }),
    editTest: sends(builder, testEdit, { invalidatesTags: ['Tests', 'Converter'] }),
    deleteTest: sends(builder, testDelete, { invalidatesTags: ['Tests', 'Converter'] }),
  }),
});

export const { useTestsQuery, useAddTestMutation, useEditTestMutation, useDeleteTestMutation } = testsApi;
