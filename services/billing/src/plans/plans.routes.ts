import {
  planList,
  planModelAdd,
  planModelDelete,
  planModelEdit,
  planModelList,
  planModelVersions,
} from '@washcoat/contract-billing';
import { mapPage, pageOf, read, write, type Route } from '@washcoat/service-kit';
import { listVersions } from './plan-versions';
import { addPlan, deletePlan, editPlan } from './plan.commands';
import { PlanModel, plansOnSale } from './plan.model';
import { presentPlan, presentPlanModel, presentVersion } from './plan.presenter';

const SAVED = 'Subscription Successfully!';

/** The calls that offer plans, and those that administer them. */
export const planRoutes: readonly Route[] = [
  read(planList, async ({ database }) => ({ list: (await plansOnSale(database)).map(presentPlan) })),
  read(planModelList, async ({ database }, page) => {
    const { columns: p } = PlanModel;
    const newest = PlanModel.query(database)
      .modify('onSale')
      .orderBy([
        { column: p.createdAt, order: 'desc' },
        { column: p.modelId, order: 'desc' },
      ]);
    return mapPage(await pageOf(newest, page), presentPlanModel);
  }),
  read(planModelVersions, async ({ database }, asked) =>
    mapPage(await listVersions(database, asked), presentVersion),
  ),
  write(planModelAdd, async (unit, form) => ({ message: SAVED, ...(await addPlan(unit, form)) })),
  write(planModelEdit, async (unit, edit) => ({ message: SAVED, ...(await editPlan(unit, edit)) })),
  write(planModelDelete, async (unit, { subscriptionId }) => {
    await deletePlan(unit, { modelId: subscriptionId });
    return { message: 'Deleted Successfully' };
  }),
];
