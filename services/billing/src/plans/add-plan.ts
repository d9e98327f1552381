import { badInput, newId, type UnitOfWork } from '@washcoat/service-kit';
import { centsOf, type Plan } from './plan';
import { insertPlan } from './plan.repository';

/** A plan as somebody enters it; prices in dollars. */
export interface NewPlan {
  planName: string;
  description: string;
  noOfLookups: number;
  finalPrice: number;
  originalPrice: number;
}

/** What plans are unless something else is said. */
const LOOKUP_PLAN = 'lookup';

/**
 * Puts a plan on sale.
 *
 * @throws Problem 400 without a name, with fewer than one lookup, or with a price below 0
 */
export async function addPlan(
  { trx, now, audit }: UnitOfWork,
  { planName, description, noOfLookups, finalPrice, originalPrice }: NewPlan,
  modelId: string = newId(),
): Promise<{ modelId: string }> {
  if (!planName.trim()) throw badInput({ planName: 'Fill All Details' });
  if (!Number.isInteger(noOfLookups) || noOfLookups < 1) throw badInput({ noOfLookups: 'Enter Valid Input' });
  const plan: Plan = {
    model_id: modelId,
    type: LOOKUP_PLAN,
    plan_name: planName.trim(),
    description: description.trim(),
    no_of_lookups: noOfLookups,
    final_price_cents: centsOf('finalPrice', finalPrice),
    original_price_cents: centsOf('originalPrice', originalPrice),
    created_at: now,
    deleted_at: null,
  };
  await insertPlan(trx, plan);
  await audit({ action: 'add', entity: 'plan', entityId: modelId, after: plan });
  return { modelId };
}
