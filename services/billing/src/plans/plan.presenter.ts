import type { plan, planModelVersions, PlanModelAnswer } from '@washcoat/contract-billing';
import { dollarsOf, type AnswerOf } from '@washcoat/contract-kernel';
import type { z } from 'zod';
import type { Plan, PlanTerms } from './plan.model';
import { taxOn } from './sales-tax';
import type { SoldVersion } from './plan-versions';

/** A plan as it is offered, prices in dollars. */
export function presentPlan(stored: Plan): z.output<typeof plan> {
  return {
    modelId: stored.modelId,
    type: stored.type,
    planName: stored.planName,
    description: stored.description,
    noOfLookups: stored.noOfLookups,
    finalPrice: dollarsOf(stored.finalPriceCents),
    originalPrice: dollarsOf(stored.originalPriceCents),
    taxPercent: stored.taxPercent,
    tax: taxOn(stored.finalPriceCents, stored.taxPercent),
    created: stored.createdAt.toISOString(),
  };
}

/** The same for those who administer it. */
export function presentPlanModel(stored: Plan): PlanModelAnswer {
  const { tax: _tax, ...plan } = presentPlan(stored);
  return { ...plan, version: stored.version };
}

/** What the audit trail says of it, by the names of the wire. */
export const toldOf = ({ finalPriceCents, originalPriceCents, ...terms }: PlanTerms) => ({
  planName: terms.planName,
  description: terms.description,
  noOfLookups: terms.noOfLookups,
  finalPrice: dollarsOf(finalPriceCents),
  originalPrice: dollarsOf(originalPriceCents),
  taxPercent: terms.taxPercent,
});

/** Terms that a plan was sold on. */
export const presentVersion = (sold: SoldVersion): AnswerOf<typeof planModelVersions>['list'][number] => ({
  version: sold.version,
  planName: sold.planName,
  noOfLookups: sold.noOfLookups,
  finalPrice: dollarsOf(sold.finalPriceCents),
  originalPrice: dollarsOf(sold.originalPriceCents),
  taxPercent: sold.taxPercent,
  since: sold.since.toISOString(),
  bought: sold.bought,
});
