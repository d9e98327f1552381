import {
  planModelAdd,
  planModelDelete,
  planModelEdit,
  planModelList,
  planModelVersions,
  promoCodeAdd,
  promoCodeDelete,
  promoCodeEdit,
  promoCodeList,
} from '@washcoat/contract-billing';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export const configPaymentApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    planModels: asks(builder, planModelList, { providesTags: ['Plans'] }),
    planVersions: asks(builder, planModelVersions, { providesTags: ['Plans'] }),
    addPlan: sendsOnce(builder, planModelAdd, { invalidatesTags: ['Plans'] }),
    editPlan: sends(builder, planModelEdit, { invalidatesTags: ['Plans'] }),
    deletePlan: sends(builder, planModelDelete, { invalidatesTags: ['Plans'] }),
    promoCodes: asks(builder, promoCodeList, { providesTags: ['PromoCodes'] }),
    addPromoCode: sendsOnce(builder, promoCodeAdd, { invalidatesTags: ['PromoCodes'] }),
    editPromoCode: sends(builder, promoCodeEdit, { invalidatesTags: ['PromoCodes'] }),
    deletePromoCode: sends(builder, promoCodeDelete, { invalidatesTags: ['PromoCodes'] }),
  }),
});

export const {
  usePlanModelsQuery,
  usePlanVersionsQuery,
  useAddPlanMutation,
  useEditPlanMutation,
  useDeletePlanMutation,
  usePromoCodesQuery,
  useAddPromoCodeMutation,
  useEditPromoCodeMutation,
  useDeletePromoCodeMutation,
} = configPaymentApi;
