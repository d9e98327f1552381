import { codeKeyOf, codeKeysOf, lookAlikeKeyOf } from '@washcoat/contract-converters';
import type { Product } from '@washcoat/contract-converters';
import { mostChoices } from '@washcoat/platform-sdk/scanning';
import type { Found } from '@washcoat/platform-sdk/scanning';

function stampedKeys({ oem }: Product): string[] {
  return [codeKeyOf(oem), ...codeKeysOf(oem)];
}

/** Sorts out what a search for `code` found; at most as many parts as there are digits to choose them by. */
export function scannedParts(code: string, found: readonly Product[]): Found<Product> {
  const key = codeKeyOf(code);
  const whole = found.filter((product) => stampedKeys(product).includes(key));
  if (whole.length > 0) return { match: 'whole', candidates: whole.slice(0, mostChoices) };
  const folded = lookAlikeKeyOf(key);
  const misread = found.filter((product) => stampedKeys(product).map(lookAlikeKeyOf).includes(folded));
  const close = [...misread, ...found.filter((product) => !misread.includes(product))].slice(0, mostChoices);
  return { match: close.length > 0 ? 'close' : 'none', candidates: close };
}
