import { fieldWords } from '@washcoat/platform-sdk/forms';

const kinds: Readonly<Record<string, 'money' | 'number' | 'adjustment'>> = {
  price: 'money',
  subweight: 'number',
  ptAssay: 'number',
  pdAssay: 'number',
  rhAssay: 'number',
  ptDisc: 'adjustment',
  pdDisc: 'adjustment',
  rhDisc: 'adjustment',
  schemeDisc: 'adjustment',
  price2Modifier: 'adjustment',
};

/** A value of a converter's field, as its form or its history holds it, for people: the override price in dollars. */
export function converterFieldText(field: string, text: string): string {
  const kind = kinds[field];
  return kind ? fieldWords({ kind }, text) : text;
}
