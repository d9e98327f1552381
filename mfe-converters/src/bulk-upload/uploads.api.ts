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
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type UploadList = AnswerOf<typeof bulkUploadList>;
export type UploadDetail = AnswerOf<typeof bulkUploadDetail>;
export type UndoPreview = AnswerOf<typeof bulkUploadUndoPreview>;
export type UploadRow = UploadDetail['list'][number];

/** Uploads of the file of converters. */
export const uploadsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    uploads: asks(builder, bulkUploadList, { providesTags: ['Uploads'] }),
    upload: asks(builder, bulkUploadDetail, { providesTags: ['Uploads'] }),
    applyUpload: sends(builder, bulkUploadApply, { invalidatesTags: ['Uploads'] }),
    readAgain: sends(builder, bulkUploadReadAgain, { invalidatesTags: ['Uploads'] }),
    dropUpload: sends(builder, bulkUploadDrop, { invalidatesTags: ['Uploads'] }),
    undoPreview: asks(builder, bulkUploadUndoPreview),
    undoUpload: sends(builder, bulkUploadUndo, { invalidatesTags: ['Uploads'] }),
    badRows: sends(builder, bulkUploadBadRows),
    dumpConverters: sends(builder, productDump),
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
