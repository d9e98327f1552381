import {
  facilityPricing,
  familyPricing,
  globalDefaultsEdit,
  metalHistory,
  metalQuoteDecide,
  metalQuotes,
  modifierHistory,
  overrideModifierEdit,
  pricingAgain,
  pricingDetail,
  pricingDraftDelete,
  pricingEdit,
  pricingEffect,
  pricingSnapshots,
  staleOverrides,
} from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type PricingDetail = AnswerOf<typeof pricingDetail>;
export type FacilityPricing = AnswerOf<typeof facilityPricing>;
export type FamilyPricing = AnswerOf<typeof familyPricing>;
export type ModifierHistory = AnswerOf<typeof modifierHistory>;
export type PricingEffect = AnswerOf<typeof pricingEffect>;

/** What every tab of the pricing screen stands on. */
export type Standing = Pick<PricingDetail, 'snapshotId' | 'appliedBy' | 'appliedAt' | 'draft'>;

/** New prices are those of every list; a draft is the pricing screen's alone. */
const changedBy = (_answer: unknown, _error: unknown, { isPreview }: { isPreview: boolean }) =>
  isPreview ? (['Pricing'] as const) : (['Pricing', 'Converters', 'Converter'] as const);

/** The prices in force, the draft of the own company, and what it does. */
export const pricingApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    pricing: builder.query<PricingDetail, void>({
      query: () => call(pricingDetail)({}),
      providesTags: ['Pricing'],
    }),
    facilityPricing: builder.query<FacilityPricing, void>({
      query: () => call(facilityPricing)({}),
      providesTags: ['Pricing'],
    }),
    familyPricing: builder.query<FamilyPricing, void>({
      query: () => call(familyPricing)({}),
      providesTags: ['Pricing'],
    }),
    modifierHistory: builder.query<ModifierHistory, RequestOf<typeof modifierHistory>>({
      query: call(modifierHistory),
      providesTags: ['Pricing'],
    }),
    pricingEffect: builder.query<PricingEffect, void>({
      query: () => call(pricingEffect)({}),
      providesTags: ['Pricing'],
    }),
    metalHistory: builder.query<AnswerOf<typeof metalHistory>, RequestOf<typeof metalHistory>>({
      query: call(metalHistory),
      providesTags: ['Pricing'],
    }),
    metalQuotes: builder.query<AnswerOf<typeof metalQuotes>, void>({
      query: () => call(metalQuotes)({}),
      providesTags: ['Pricing'],
    }),
    decideQuote: builder.mutation<AnswerOf<typeof metalQuoteDecide>, RequestOf<typeof metalQuoteDecide>>({
      query: call(metalQuoteDecide),
      invalidatesTags: ['Pricing'],
    }),
    pricingSnapshots: builder.query<AnswerOf<typeof pricingSnapshots>, RequestOf<typeof pricingSnapshots>>({
      query: call(pricingSnapshots),
      providesTags: ['Pricing'],
    }),
    staleOverrides: builder.query<AnswerOf<typeof staleOverrides>, RequestOf<typeof staleOverrides>>({
      query: call(staleOverrides),
      providesTags: ['Pricing', 'Converters'],
    }),
    tryAgain: builder.mutation<AnswerOf<typeof pricingAgain>, RequestOf<typeof pricingAgain>>({
      query: call(pricingAgain),
      invalidatesTags: ['Pricing'],
    }),
    setPricing: builder.mutation<AnswerOf<typeof pricingEdit>, RequestOf<typeof pricingEdit>>({
      query: call(pricingEdit),
      invalidatesTags: changedBy,
    }),
    setDefaults: builder.mutation<AnswerOf<typeof globalDefaultsEdit>, RequestOf<typeof globalDefaultsEdit>>({
      query: call(globalDefaultsEdit),
      invalidatesTags: changedBy,
    }),
    setOverrides: builder.mutation<
      AnswerOf<typeof overrideModifierEdit>,
      RequestOf<typeof overrideModifierEdit>
    >({
      query: call(overrideModifierEdit),
      invalidatesTags: changedBy,
    }),
    discardDraft: builder.mutation<AnswerOf<typeof pricingDraftDelete>, RequestOf<typeof pricingDraftDelete>>(
      {
        query: call(pricingDraftDelete),
        invalidatesTags: ['Pricing'],
      },
    ),
  }),
});

export const {
  usePricingQuery,
  useFacilityPricingQuery,
  useFamilyPricingQuery,
  useModifierHistoryQuery,
  usePricingEffectQuery,
  useMetalHistoryQuery,
  useMetalQuotesQuery,
  useDecideQuoteMutation,
  usePricingSnapshotsQuery,
  useStaleOverridesQuery,
  useTryAgainMutation,
  useSetPricingMutation,
  useSetDefaultsMutation,
  useSetOverridesMutation,
  useDiscardDraftMutation,
} = pricingApi;
