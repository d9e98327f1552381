import { makeAdd, makeDelete, makeEdit, makeList } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type MakeListAnswer = AnswerOf<typeof makeList>;

/** Makes with their tips. */
export const makesApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    makeTips: asks(builder, makeList, { providesTags: ['Makes'] }),
    addMake: sendsOnce(builder, makeAdd, { invalidatesTags: ['Makes'] }),
    editMake: sends(builder, makeEdit, { invalidatesTags: ['Makes'] }),
    deleteMake: sends(builder, makeDelete, { invalidatesTags: ['Makes'] }),
  }),
});

export const { useMakeTipsQuery, useAddMakeMutation, useEditMakeMutation, useDeleteMakeMutation } = makesApi;
