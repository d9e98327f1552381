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
  pricingApplyLater,
  pricingApplyLaterDelete,
  pricingDetail,
  pricingDraftDelete,
  pricingEdit,
  pricingEffect,
  pricingMarketSchedule,
  pricingSchedule,
  pricingSnapshots,
  staleOverrides,
  type GlobalParts,
} from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type FacilityPricing = AnswerOf<typeof facilityPricing>;
export type FamilyPricing = AnswerOf<typeof familyPricing>;
export type ModifierHistory = AnswerOf<typeof modifierHistory>;
export type PricingSchedule = AnswerOf<typeof pricingSchedule>;
export type PricingEffect = AnswerOf<typeof pricingEffect>;

/** What every tab of the pricing screen stands on. */
export type Standing = Pick<
  AnswerOf<typeof pricingDetail>,
  'snapshotId' | 'appliedBy' | 'appliedAt' | 'marketSource' | 'draft'
>;

/** Metals, discounts and the default piece, in force and in the draft. */
export type PricingDetail = Standing & GlobalParts & { preview?: GlobalParts };

/** New prices are those of every list; a draft is the pricing screen's alone. */
const changedBy = (_answer: unknown, _error: unknown, { isPreview }: { isPreview: boolean }) =>
  isPreview ? (['Pricing'] as const) : (['Pricing', 'Converters', 'Converter'] as const);

/** The prices in force, the draft of the own company, and what it does. */
export const pricingApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    pricing: asks(builder, pricingDetail, { providesTags: ['Pricing'] }),
    facilityPricing: asks(builder, facilityPricing, { providesTags: ['Pricing'] }),
    familyPricing: asks(builder, familyPricing, { providesTags: ['Pricing'] }),
    modifierHistory: asks(builder, modifierHistory, { providesTags: ['Pricing'] }),
    pricingEffect: asks(builder, pricingEffect, { providesTags: ['Pricing'] }),
    metalHistory: asks(builder, metalHistory, { providesTags: ['Pricing'] }),
    metalQuotes: asks(builder, metalQuotes, { providesTags: ['Pricing'] }),
    decideQuote: sends(builder, metalQuoteDecide, { invalidatesTags: ['Pricing'] }),
    pricingSnapshots: asks(builder, pricingSnapshots, { providesTags: ['Pricing'] }),
    staleOverrides: asks(builder, staleOverrides, { providesTags: ['Pricing', 'Converters'] }),
    tryAgain: sends(builder, pricingAgain, { invalidatesTags: ['Pricing'] }),
    setPricing: sends(builder, pricingEdit, { invalidatesTags: changedBy }),
    setDefaults: sends(builder, globalDefaultsEdit, { invalidatesTags: changedBy }),
    setOverrides: sends(builder, overrideModifierEdit, { invalidatesTags: changedBy }),
    pricingSchedule: asks(builder, pricingSchedule, { providesTags: ['Pricing'] }),
    applyLater: sends(builder, pricingApplyLater, { invalidatesTags: ['Pricing'] }),
    applyNotLater: sends(builder, pricingApplyLaterDelete, { invalidatesTags: ['Pricing'] }),
    setMarketSchedule: sends(builder, pricingMarketSchedule, { invalidatesTags: ['Pricing'] }),
    discardDraft: sends(builder, pricingDraftDelete, { invalidatesTags: ['Pricing'] }),
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
  usePricingScheduleQuery,
  useApplyLaterMutation,
  useApplyNotLaterMutation,
  useSetMarketScheduleMutation,
} = pricingApi;

/** The prices of the Global tab; what comes without its right is a refusal. */
export function useGlobalPricing() {
  const { data, error, refetch } = usePricingQuery({ pricingType: 1 });
  return { data: data && isGlobal(data) ? data : undefined, error, refetch };
}

const isGlobal = (answer: AnswerOf<typeof pricingDetail>): answer is PricingDetail =>
  answer.marketPrice !== undefined && answer.globalDefaults !== undefined;
