import {
  facilityActive,
  facilityAdd,
  facilityDelete,
  facilityEdit,
  facilityExport,
  facilityList,
} from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type FacilityListAnswer = AnswerOf<typeof facilityList>;
export type FacilityListRequest = RequestOf<typeof facilityList>;

export const facilitiesApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    facilities: builder.query<FacilityListAnswer, FacilityListRequest>({
      query: call(facilityList),
      providesTags: ['Facilities'],
    }),
    facilityExport: builder.query<AnswerOf<typeof facilityExport>, RequestOf<typeof facilityExport>>({
      query: call(facilityExport),
    }),
    addFacility: builder.mutation<
      AnswerOf<typeof facilityAdd>,
      RequestOf<typeof facilityAdd> & { key: string }
    >({
      query: ({ key, ...input }) => call(facilityAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: (answer) => (answer ? ['Facilities'] : []),
    }),
    editFacility: builder.mutation<AnswerOf<typeof facilityEdit>, RequestOf<typeof facilityEdit>>({
      query: call(facilityEdit),
      invalidatesTags: (answer) => (answer ? ['Facilities', 'History'] : []),
    }),
    switchFacilities: builder.mutation<AnswerOf<typeof facilityActive>, RequestOf<typeof facilityActive>>({
      query: call(facilityActive),
      invalidatesTags: (answer) => (answer ? ['Facilities', 'History'] : []),
    }),
    deleteFacility: builder.mutation<AnswerOf<typeof facilityDelete>, RequestOf<typeof facilityDelete>>({
      query: call(facilityDelete),
      invalidatesTags: (answer) => (answer ? ['Facilities'] : []),
    }),
  }),
});

export const {
  useFacilitiesQuery,
  useLazyFacilityExportQuery,
  useAddFacilityMutation,
  useEditFacilityMutation,
  useSwitchFacilitiesMutation,
  useDeleteFacilityMutation,
} = facilitiesApi;
