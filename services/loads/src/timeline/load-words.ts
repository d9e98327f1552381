import { loadTypes, type TimelineStep } from '@washcoat/contract-loads';
import { describeLoadChange, NOTHING_CHANGED, type DescribedLoad } from '../carts/load-changes';
import type { KeptLoad, RecordedLoadStep } from './recorded-step';

type Action = TimelineStep['action'];

/** As the audit trail names what happens to a load as a whole. */
const actions: Record<string, Action> = {
  create: 'created it',
  request: 'asked for it',
  send: 'sent the list',
  accept: 'accepted it',
  'send prices': 'sent the prices',
  reprice: 'priced it again',
  sign: 'signed it',
  'approve by link': 'approved the list',
  'reject by link': 'rejected',
  finish: 'finished it',
  complete: 'completed it',
  split: 'split it',
  'split off': 'split it off',
  merge: 'merged another into it',
  'merge away': 'merged it into another',
};

/** What was done to a load: an edit that made it something else says so. */
export function loadAction({ action, before, after }: RecordedLoadStep): Action {
  const known = actions[action];
  if (known) return known;
  if (before?.type === loadTypes.invoice) return 'corrected it';
  if (before && after && before.type !== after.type) {
    if (after.type === loadTypes.quote) return 'turned it into a quote';
    if (after.type === loadTypes.cart) return 'turned it into a cart';
    if (after.type === loadTypes.request) return 'asked for a grading session';
  }
  return 'changed it';
}

/** What an edit changed of a load, in words; nothing where there are none. Without `names` nobody of the house is named. */
export function loadWords(
  { before, after }: RecordedLoadStep,
  { timezone, names }: { timezone: string; names: boolean },
): string {
  if (after?.moved) return after.moved;
  if (!before || !after) return '';
  const told = (kept: KeptLoad) => revived(names ? kept : { ...kept, ...unnamed });
  const described = describeLoadChange(told(before), told(after), timezone);
  return [
    described === NOTHING_CHANGED ? '' : described,
    names || before.assistantId === after.assistantId ? '' : 'buyer changed',
    names || before.videoGraderId === after.videoGraderId ? '' : 'grader changed',
    before.canSellerAddToCart === after.canSellerAddToCart
      ? ''
      : `seller may ${after.canSellerAddToCart ? '' : 'not '}add items`,
    !before.verifiedAt === !after.verifiedAt ? '' : after.verifiedAt ? 'verified' : 'not verified any more',
  ]
    .filter(Boolean)
    .join(', ');
}

const unnamed = { assistantFirstName: null, videoGraderFirstName: null };

const revived = (kept: KeptLoad): DescribedLoad => ({
  ...kept,
  payForwardDate: kept.payForwardDate ? new Date(kept.payForwardDate) : null,
});
