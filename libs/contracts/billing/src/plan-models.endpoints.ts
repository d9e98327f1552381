import {
  addShape,
  allow,
  answerShape,
  editedVersion,
  endpoint,
  id,
  listOf,
  moment,
  paging,
  saved,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { planModel } from './plan-model.noun';

const service = 'billing';
/** The house's administration of what is sold. */
const access = allow({ hierarchy: [1] });

export const planModelList = endpoint({
  id: 'planModelList',
  service,
  method: 'GET',
  path: '/read/v1/subscription/models',
  summary: 'Plans on sale as they are administered, newest first; prices in dollars',
  access,
  input: z.object({ ...paging(25) }),
  output: listOf(z.object(answerShape(planModel))),
});

export const planModelAdd = endpoint({
  id: 'planModelAdd',
  service,
  method: 'POST',
  path: '/write/v1/subscription/model/add',
  summary: 'Puts a plan on sale',
  access,
  input: z.object(addShape(planModel)),
  output: saved.extend({ modelId: id }),
});

export const planModelEdit = endpoint({
  id: 'planModelEdit',
  service,
  method: 'PUT',
  path: '/write/v1/subscription/model/edit',
  summary: 'Sells a plan on other terms from now on; who bought it keeps those of the purchase',
  access,
  input: z.object({ ...addShape(planModel), modelId: id, version: editedVersion }),
  output: saved.extend({ version: z.number().int() }),
});

export const planModelDelete = endpoint({
  id: 'planModelDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/subscription/model/delete',
  summary: 'Takes a plan out of sale; subscriptionId is its modelId. What was bought stays',
  access,
  input: z.object({ subscriptionId: id }),
  output: saved,
});

export const planModelVersions = endpoint({
  id: 'planModelVersions',
  service,
  method: 'GET',
  path: '/read/v1/subscription/model/versions',
  summary: 'The terms that a plan was sold on, newest first, with how many bought it on them',
  access,
  input: z.object({ ...paging(25), modelId: id }),
  output: listOf(
    z.object({
      version: z.number().int(),
      planName: z.string(),
      noOfLookups: z.number().int(),
      finalPrice: z.number(),
      originalPrice: z.number(),
      since: moment,
      bought: z.number().int(),
    }),
  ),
});
