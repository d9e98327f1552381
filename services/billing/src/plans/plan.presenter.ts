import type { plan } from '@washcoat/contract-billing';
import type { z } from 'zod';
import { dollarsOf, type Plan } from './plan';

/** A plan as it is offered, prices in dollars. */
export function presentPlan(stored: Plan): z.output<typeof plan> {
  return {
    modelId: stored.model_id,
    type: stored.type,
    planName: stored.plan_name,
    description: stored.description,
    noOfLookups: stored.no_of_lookups,
    finalPrice: dollarsOf(stored.final_price_cents),
    originalPrice: dollarsOf(stored.original_price_cents),
    created: stored.created_at.toISOString(),
  };
}
