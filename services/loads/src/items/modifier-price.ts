import type { PriceModifierCopy } from '@washcoat/contract-converters';
import type { PriceStep } from '@washcoat/contract-kernel';
import type { ItemGroup } from '@washcoat/contract-loads';
import { isPoundGroup, toLinePrice } from '@washcoat/metals';

/** The price of something without a converter, and how it came about. */
export interface ModifierPrice {
  price: number;
  steps: PriceStep[];
}

/**
 * What an item of a group costs by the price modifiers of the company that buys (domain.md 2): the modifier called as the
 * group is, in dollars per pound for wire and per piece for all else. Null where the company has none.
 */
export function modifierPrice(
  group: ItemGroup,
  modifiers: readonly PriceModifierCopy[],
): ModifierPrice | null {
  const isByPound = isPoundGroup(group);
  const fitting = modifiers
    .filter(({ name, type }) => type === (isByPound ? 2 : 1) && typeNamed(name) === typeNamed(group))
    .sort((left, right) => left.name.localeCompare(right.name));
  const [modifier] = fitting;
  if (!modifier) return null;
  const { name, value, updatedDate } = modifier;
  const price = toLinePrice(group, value);
  const unit = isByPound ? 'dollars per pound' : 'dollars per piece';
  const step = { kind: 'subtotal' as const, step: 'priceModifier', label: name };
  return {
    price,
    steps: [
      {
        ...step,
        reason: `The price modifier of its type, ${unit}`,
        before: price,
        change: 0,
        after: price,
        date: updatedDate,
      },
    ],
  };
}

/** A type as people write it: `After mkt` and `Aftermarket` are one. */
const typeNamed = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .replace('MARKET', 'MKT');
