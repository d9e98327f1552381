import {
  familyNames,
  productActive,
  productAdd,
  productBulkEdit,
  productDelete,
  productDump,
  productEdit,
  productMarkForTest,
} from '@washcoat/contract-converters';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** What keepers of the catalogue change about converters. */
export const catalogueApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    families: asks(builder, familyNames),
    addConverter: sendsOnce(builder, productAdd, { invalidatesTags: ['Converters'] }),
    editConverter: sends(builder, productEdit, {
      invalidatesTags: (answer) => (answer ? ['Converters', 'Converter'] : []),
    }),
    deleteConverter: sends(builder, productDelete, { invalidatesTags: ['Converters'] }),
    switchConverters: sends(builder, productActive, { invalidatesTags: ['Converters', 'Converter'] }),
    markConverters: sends(builder, productMarkForTest, { invalidatesTags: ['Converters', 'Converter'] }),
    changeConverters: sends(builder, productBulkEdit, { invalidatesTags: ['Converters', 'Converter'] }),
    catalogueFile: asks(builder, productDump),
  }),
});

export const {
  useFamiliesQuery,
  useAddConverterMutation,
  useEditConverterMutation,
  useDeleteConverterMutation,
  useSwitchConvertersMutation,
  useMarkConvertersMutation,
  useChangeConvertersMutation,
  useLazyCatalogueFileQuery,
} = catalogueApi;
