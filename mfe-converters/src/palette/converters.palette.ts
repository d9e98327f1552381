import { productList } from '@washcoat/contract-converters';
import type { Product } from '@washcoat/contract-converters';
import { paletteSource } from '@washcoat/platform-sdk';
import type { PaletteEntry } from '@washcoat/platform-sdk';
import { formatMoney, formatWeight } from '@washcoat/ui';
import { makeAndModel } from '../converter/converter-name';
import { apartOf } from '../converter/tell-apart';
import { shapeOf } from '../converter/converter-picture';

/** Make, model and weight; kind and shape too where two parts carry the same stamp. */
function detailOf(product: Product): string {
  const weight = product.subweight === undefined ? '' : formatWeight(product.subweight, 'g', 0);
  return [makeAndModel(product), apartOf(product) || weight].filter(Boolean).join(', ');
}

function entryOf(product: Product): PaletteEntry {
  return {
    id: product.productId,
    title: product.oem,
    isCode: true,
    detail: detailOf(product),
    figure: product.offerPrice === undefined ? undefined : formatMoney(product.offerPrice),
    picture: {
      src: product.profileUrl ?? product.urls[0] ?? null,
      code: product.oem,
      type: product.typeName,
      shape: shapeOf(product),
    },
    route: `/converter/${product.productId}`,
  };
}

export default paletteSource({
  definition: productList,
  atLeast: 2,
  ask: (text) => ({ text, count: 5 }),
  entriesOf: ({ list }) => list.map(entryOf),
});
