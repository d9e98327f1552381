import { codeKeyOf, codeKeysOf, lookAlikeKeyOf, searchTextOf } from '@washcoat/contract-converters';
import type { Product, SearchTerm } from '@washcoat/contract-converters';

/**
 * How well a converter matches, as the search of the server ranks it. Codes that are whole, or misread, come as a whole
 * code, as one of several on a shell and as a beginning.
 */
const ranks = { whole: 0, misread: 3, contains: 6, named: 7, elsewhere: 8 } as const;

function textOf(product: Product): string {
  const { oem, name, manufacturer, model, description, serialNo, abCode } = product;
  const words = searchTextOf([oem, name, manufacturer, model, description, serialNo, abCode].join(' '));
  return `${words} ${codeKeyOf(oem)}`;
}

/** The make and model as one name, as words are looked for in it. */
function nameOf({ manufacturer, model }: Product): string {
  return searchTextOf(`${manufacturer} ${model}`);
}

/** The rank of a code for one that was typed, both compared by the same rule; null when it does not begin like it. */
function wholeness(key: string, own: string, codes: readonly string[]): 0 | 1 | 2 | null {
  if (own === key) return 0;
  if (codes.includes(key)) return 1;
  return own.startsWith(key) ? 2 : null;
}

/** The rank of a converter for what was typed, the best is 0; null when it doesn't match. */
function matchRank(product: Product, term: SearchTerm): number | null {
  const { codeKey, lookAlikeKey, isMisreadBeginning, words, isSeparatedShort } = term;
  const text = textOf(product);
  const isInText = words.every((word) => text.includes(word));
  const isNamed = words.every((word) => nameOf(product).includes(word));
  const inWords = isNamed ? ranks.named : ranks.elsewhere;
  const elsewhere = isInText ? inWords : null;
  if (codeKey === '') return elsewhere;
  const own = codeKeyOf(product.oem);
  const codes = codeKeysOf(product.oem);
  if (own.includes(codeKey)) {
    if (isSeparatedShort && !isInText) return null;
    const whole = wholeness(codeKey, own, codes);
    return whole === null ? ranks.contains : ranks.whole + whole;
  }
  if (lookAlikeKey === null) return elsewhere;
  const misread = wholeness(lookAlikeKey, lookAlikeKeyOf(own), codes.map(lookAlikeKeyOf));
  if (misread === null || (misread === 2 && !isMisreadBeginning)) return elsewhere;
  return ranks.misread + misread;
}

/** What a converter is sorted by for what was typed, as text; null when it doesn't match. Without a term it is the code. */
export function matchOrder(product: Product, term: SearchTerm | null): string | null {
  const rank = term ? matchRank(product, term) : ranks.whole;
  if (rank === null) return null;
  const name = rank === ranks.named ? nameOf(product) : '';
  return [rank, name, codeKeyOf(product.oem), product.productId].join('\u0001');
}
