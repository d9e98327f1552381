import { productsChanged } from '@washcoat/contract-converters';
import { overridePriceOf } from '@washcoat/metals';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps what converters are called and hold. */
export const keepProductCopy = keepCopy({
  name: 'keep-product-copy',
  event: productsChanged,
  table: 'product_copy',
  key: 'product_id',
  rowsOf: ({ products }) =>
    products.map((product) => ({
      product_id: product.productId,
      version: product.version,
      oem: product.oem,
      description: product.description,
      url: product.profileUrl,
      price_override: overridePriceOf(product)?.toNumber() ?? null,
      pt_assay: product.ptAssay,
      pd_assay: product.pdAssay,
      rh_assay: product.rhAssay,
    })),
});
