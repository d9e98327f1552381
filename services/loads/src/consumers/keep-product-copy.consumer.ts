import { productsChanged } from '@washcoat/contract-converters';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps the copy of converters up to date. */
export const keepProductCopy = keepCopy({
  name: 'keep-product-copy',
  event: productsChanged,
  table: 'product_copy',
  key: 'product_id',
  rowsOf: ({ products }) =>
    products.map((product) => ({
      ...{ product_id: product.productId, oem: product.oem, version: product.version },
      data: product,
    })),
});
