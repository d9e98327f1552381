import { formatPercent } from '@washcoat/ui';
import type { PricingEntry } from './pricing-entry';

function words({
  groupDiscount,
  facilityDiscount,
}: PricingEntry): Map<string, [label: string, text: string]> {
  return new Map([
    ['groupDiscount', ['Group discount', formatPercent(groupDiscount)]],
    ...facilityDiscount.map(({ facilityId, name, discount }): [string, [string, string]] => [
      facilityId,
      [name, formatPercent(discount)],
    ]),
  ]);
}

/** The discounts in which what was typed differs from what somebody else saved. */
export function pricingClash(mine: PricingEntry, theirs: PricingEntry) {
  const own = words(mine);
  const other = words(theirs);
  return [...new Map([...other, ...own])].flatMap(([id, [label]]) => {
    const texts = { mine: own.get(id)?.[1] ?? 'None', theirs: other.get(id)?.[1] ?? 'None' };
    return texts.mine === texts.theirs ? [] : [{ id, label, ...texts }];
  });
}
