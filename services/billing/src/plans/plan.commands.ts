import type { planModelEdit } from '@washcoat/contract-billing';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  changedColumns,
  isStale,
  newId,
  notFound,
  staleEdit,
  type UnitOfWork,
  type WriteContext,
} from '@washcoat/service-kit';
import { raw } from 'objection';
import { lockPlanOnSale, PlanModel, type Plan } from './plan.model';
import { presentPlanModel, toldOf } from './plan.presenter';
import { termsOf, type PlanForm } from './plan.rules';

/** What plans are unless something else is said. */
const LOOKUP_PLAN = 'lookup';
const ENTITY = 'plan';
const GONE = 'This subscription';

/**
 * Puts a plan on sale.
 *
 * @throws Problem 400 for what is missing or out of bounds
 */
export async function addPlan(
  { trx, now, audit }: UnitOfWork,
  form: PlanForm,
  modelId: string = newId(),
): Promise<{ modelId: string }> {
  const terms = termsOf(form);
  await PlanModel.query(trx).insert({ modelId, type: LOOKUP_PLAN, ...terms, createdAt: now });
  await audit({ action: 'add', entity: ENTITY, entityId: modelId, after: toldOf(terms) });
  return { modelId };
}

/**
 * Sells a plan on other terms from now on: its next version. Who bought it keeps the terms of the purchase.
 *
 * @returns the version on sale, which is the one before when nothing was changed
 * @throws Problem 404 for a plan that is not on sale, 400 as for a new one, 409 STALE when somebody was faster
 */
export async function editPlan(
  unit: WriteContext,
  { modelId, version, ...form }: InputOf<typeof planModelEdit>,
): Promise<{ version: number }> {
  const { trx, now, audit } = unit;
  const before = await lockPlan(trx, modelId);
  if (isStale(before, version)) throw await staleEdit(unit, stalePlan(before));
  const terms = termsOf(form, before);
  if (!Object.keys(changedColumns<object>(before, terms)).length) return { version: before.version };
  await PlanModel.query(trx)
    .findById(modelId)
    .patch({ ...terms, version: raw('version + 1'), updatedAt: now });
  const told = { before: toldOf(before), after: toldOf(terms) };
  await audit({ action: 'edit', entity: ENTITY, entityId: modelId, ...told });
  return { version: before.version + 1 };
}

/**
 * Takes a plan out of sale. What was bought stays, and history keeps its name and amount.
 *
 * @throws Problem 404 for a plan that is not on sale
 */
export async function deletePlan(
  { trx, now, session, audit }: WriteContext,
  { modelId }: { modelId: string },
): Promise<void> {
  const before = await lockPlan(trx, modelId);
  await PlanModel.query(trx).findById(modelId).patch({ deletedAt: now, deletedBy: session.userId });
  await audit({ action: 'delete', entity: ENTITY, entityId: modelId, before: toldOf(before) });
}

async function lockPlan(trx: WriteContext['trx'], modelId: string): Promise<PlanModel> {
  const plan = await lockPlanOnSale(trx, modelId);
  if (!plan) throw notFound(GONE);
  return plan;
}

const stalePlan = (plan: Plan) => ({
  ...{ entity: ENTITY, entityId: plan.modelId, noun: 'subscription' },
  current: presentPlanModel(plan),
});
