import type { PaymentStep } from '@washcoat/contract-invoicing';
import type { TimelineStep } from '@washcoat/contract-loads';
import { formatDate, formatMoney, formatNumber } from '@washcoat/ui';
import { sideName } from '../items/item-turn';
import { priceText } from '../items/item-words';

/** A step as the panel shows it. */
export interface ShownStep {
  id: string;
  at: string;
  what: string;
  /** What was changed by it, or what it came to. */
  details: string;
}

/** Who did what: `Maya Ellison added KT 0334`. */
export function shownStep(step: TimelineStep): ShownStep {
  const who = step.by || (step.party ? sideName(step.party) : 'Somebody');
  const what = [`${who.charAt(0).toUpperCase()}${who.slice(1)}`, step.action, step.item].filter(Boolean);
  return { id: step.stepId, at: step.at, what: what.join(' '), details: detailsOf(step) };
}

/** What is said of a payment where nobody is named. */
const unnamed: Record<PaymentStep['action'], string> = {
  'recorded a payment': 'A payment was recorded',
  'dated a payment': 'A payment was given another date',
  'deleted a payment': 'A payment was deleted',
  'settled it': 'It was settled',
  'opened it again': 'It was opened again',
};

/** A step of its payments among the others. */
export function shownPayment({ stepId, at, action, by, ...payment }: PaymentStep): ShownStep {
  const { amount, paymentMethod, referenceNumber } = payment;
  const money = amount === undefined ? '' : formatMoney(amount);
  const details = [money, paymentMethod, referenceNumber].filter(Boolean).join(' · ');
  return { id: `payment ${stepId}`, at, what: by ? `${by} ${action}` : unnamed[action], details };
}

function detailsOf(step: TimelineStep): string {
  const { change, grandtotal, heldUntil } = step;
  return [
    change ?? termsOf(step),
    heldUntil ? `held until ${formatDate(heldUntil, 'moment')}` : '',
    grandtotal === undefined ? '' : formatMoney(grandtotal),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What an item was after a step: `2 × $240.00`. */
function termsOf({ item, quantity, unit, adjustedPrice, type }: TimelineStep): string {
  if (!item || quantity === undefined) return '';
  const counts = [unit === undefined || unit === 1 ? '' : formatNumber(unit), formatNumber(quantity)];
  const price = adjustedPrice === undefined ? '' : priceText(adjustedPrice, type ?? '');
  return [...counts, price].filter(Boolean).join(' × ');
}
