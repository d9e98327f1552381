import {
  bulkUploadApply,
  bulkUploadBadRows,
  bulkUploadDetail,
  bulkUploadDrop,
  bulkUploadList,
  bulkUploadReadAgain,
  bulkUploadUndo,
  bulkUploadUndoPreview,
  productDump,
} from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type UploadList = AnswerOf<typeof bulkUploadList>;
export type UploadDetail = AnswerOf<typeof bulkUploadDetail>;
export type UndoPreview = AnswerOf<typeof bulkUploadUndoPreview>;
export type UploadRow = UploadDetail['list'][number];

/** Uploads of the file of converters. */
export const uploadsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    uploads: builder.query<UploadList, RequestOf<typeof bulkUploadList>>({
      query: call(bulkUploadList),
      providesTags: ['Uploads'],
    }),
    upload: builder.query<UploadDetail, RequestOf<typeof bulkUploadDetail>>({
      query: call(bulkUploadDetail),
      providesTags: ['Uploads'],
    }),
    applyUpload: builder.mutation<AnswerOf<typeof bulkUploadApply>, RequestOf<typeof bulkUploadApply>>({
      query: call(bulkUploadApply),
      invalidatesTags: ['Uploads'],
    }),
    readAgain: builder.mutation<AnswerOf<typeof bulkUploadReadAgain>, RequestOf<typeof bulkUploadReadAgain>>({
      query: call(bulkUploadReadAgain),
      invalidatesTags: ['Uploads'],
    }),
    dropUpload: builder.mutation<AnswerOf<typeof bulkUploadDrop>, RequestOf<typeof bulkUploadDrop>>({
      query: call(bulkUploadDrop),
      invalidatesTags: ['Uploads'],
    }),
    undoPreview: builder.query<UndoPreview, RequestOf<typeof bulkUploadUndoPreview>>({
      query: call(bulkUploadUndoPreview),
    }),
    undoUpload: builder.mutation<AnswerOf<typeof bulkUploadUndo>, RequestOf<typeof bulkUploadUndo>>({
      query: call(bulkUploadUndo),
      invalidatesTags: ['Uploads'],
    }),
    badRows: builder.mutation<AnswerOf<typeof bulkUploadBadRows>, RequestOf<typeof bulkUploadBadRows>>({
      query: call(bulkUploadBadRows),
    }),
    dumpConverters: builder.mutation<AnswerOf<typeof productDump>, RequestOf<typeof productDump>>({
      query: call(productDump),
    }),
  }),
});

export const {
  useUploadsQuery,
  useUploadQuery,
  useApplyUploadMutation,
  useReadAgainMutation,
  useDropUploadMutation,
  useUndoPreviewQuery,
  useUndoUploadMutation,
  useBadRowsMutation,
  useDumpConvertersMutation,
} = uploadsApi;
