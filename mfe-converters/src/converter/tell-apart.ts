import type { Product } from '@washcoat/contract-converters';
import { tellApart } from '@washcoat/ui';

/** What tells a part from others with its stamp; empty for one that its code alone names. */
export function apartOf(product: Product): string {
  return product.isSharedStamp ? tellApart(product) : '';
}
