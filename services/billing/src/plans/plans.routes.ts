import { planList } from '@washcoat/contract-billing';
import { read, type Route } from '@washcoat/service-kit';
import { presentPlan } from './plan.presenter';
import { listPlansOnSale } from './plan.repository';

/** The calls that read plans. */
export const planRoutes: readonly Route[] = [
  read(planList, async ({ database }) => ({ list: (await listPlansOnSale(database)).map(presentPlan) })),
];
