import { endpoint, id, listOf, moment, paging } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { planModel } from './plan-model.noun';
import { houseAccess, soldCalls } from './sold-calls';

/** Plans as they are administered; prices in dollars. */
export const {
  list: planModelList,
  add: planModelAdd,
  edit: planModelEdit,
  remove: planModelDelete,
} = soldCalls(planModel, {
  id: 'planModel',
  paths: { list: '/read/v1/subscription/models', write: '/write/v1/subscription/model' },
  deletedBy: 'subscriptionId',
  filters: {},
  summaries: {
    list: 'Plans on sale as they are administered, newest first; prices in dollars',
    add: 'Puts a plan on sale',
    edit: 'Sells a plan on other terms from now on; who bought it keeps those of the purchase',
    remove: 'Takes a plan out of sale; subscriptionId is its modelId. What was bought stays',
  },
});

export const planModelVersions = endpoint({
  id: 'planModelVersions',
  service: 'billing',
  method: 'GET',
  path: '/read/v1/subscription/model/versions',
  summary: 'The terms that a plan was sold on, newest first, with how many bought it on them',
  access: houseAccess,
  input: z.object({ ...paging(25), modelId: id }),
  output: listOf(
    z.object({
      version: z.number().int(),
      planName: z.string(),
      noOfLookups: z.number().int(),
      finalPrice: z.number(),
      originalPrice: z.number(),
      taxPercent: z.number(),
      since: moment,
      bought: z.number().int(),
    }),
  ),
});
