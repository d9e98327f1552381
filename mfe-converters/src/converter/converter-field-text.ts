import { fieldWords } from '@washcoat/platform-sdk/forms';

const kinds: Readonly<Record<string, 'money' | 'number'>> = {
  price: 'money',
  subweight: 'number',
  ptAssay: 'number',
  pdAssay: 'number',
  rhAssay: 'number',
};

/** A value of a converter's field, as its form or its history holds it, for people: the override price in dollars. */
export function converterFieldText(field: string, text: string): string {
  const kind = kinds[field];
  return kind ? fieldWords({ kind }, text) : text;
}
