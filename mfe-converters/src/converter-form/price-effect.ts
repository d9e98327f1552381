import { formatMoney } from '@washcoat/ui';
import type { ConverterEntry } from './converter-entry';

/** Its own discounts, each with the flag that says its unit. */
const ownRules = [
  ['ptDisc', 'ptDiscIsPercentage'],
  ['pdDisc', 'pdDiscIsPercentage'],
  ['rhDisc', 'rhDiscIsPercentage'],
  ['schemeDisc', 'schemeDiscIsPercentage'],
  ['price2Modifier', 'price2ModifierIsPercentage'],
] as const;

/**
 * What a save does to the prices of a converter: a price edit is one of its override price, the switch of that, and its
 * own discounts (domain rules, section 2, Individual tab).
 *
 * @returns undefined when none of them was changed
 */
export function priceEffect(
  entry: ConverterEntry,
  isChanged: (name: keyof ConverterEntry) => boolean,
): string | undefined {
  if (isChanged('price') || isChanged('isCalculatedPrice')) return overrideEffect(entry);
  return ownRules.some(([name, flag]) => isChanged(name) || (isChanged(flag) && entry[name] !== ''))
    ? 'Its prices follow its own price rules as they stand here.'
    : undefined;
}

function overrideEffect({ price, isCalculatedPrice }: ConverterEntry): string {
  return isCalculatedPrice && price !== ''
    ? `${formatMoney(Number(price))} stands in the place of the calculated price.`
    : 'The calculated price stands.';
}
