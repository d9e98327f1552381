import { pricingApplyLater, pricingMarketSchedule, type PricingPart } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import { setterName } from '@washcoat/service-kit';
import { partsRefusedFor } from '../pricing-draft/pricing-draft.policy';

interface Setter {
  userId: string;
  firstName: string;
  lastName: string;
}

const calls = { later: pricingApplyLater, market: pricingMarketSchedule };

/**
 * Why a draft is not put in force in the name of who set its schedule: that person lost a right since; empty when it may
 * be. `now` are the rights of this moment.
 */
export function whyNotBy(
  setter: Setter,
  now: Session | null,
  { schedule, parts }: { schedule: keyof typeof calls; parts: readonly PricingPart[] },
): string {
  const name = setterName(setter);
  if (!now) return `${name} set this and may not sign in any more. ${AGAIN[schedule]}`;
  if (!allows(calls[schedule].access, now))
    return `${name} set this and may not set prices any more. ${AGAIN[schedule]}`;
  const refused = partsRefusedFor(now, parts);
  return refused
    ? `${name} set this and is not allowed to change ${refused} any more. ${AGAIN[schedule]}`
    : '';
}

const AGAIN = {
  later: 'Somebody who may has to apply it, or set its moment again.',
  market: 'Somebody who may has to apply it, or save the schedule again.',
};
