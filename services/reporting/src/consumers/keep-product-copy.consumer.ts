import { productsChanged, type ProductCopy } from '@washcoat/contract-converters';
import { overridePriceOf } from '@washcoat/metals';
import { consumer } from '@washcoat/service-kit';

/** Keeps what converters are called and hold, a whole event in one statement; late older versions change nothing. */
export const keepProductCopy = consumer({
  name: 'keep-product-copy',
  event: productsChanged,
  async handle({ trx }, { products }) {
    await trx.raw(
      `insert into product_copy
       select distinct on (product_id) *
         from jsonb_populate_recordset(null::product_copy, ?::jsonb)
        order by product_id, version desc
       on conflict (product_id) do update
          set version = excluded.version, oem = excluded.oem, description = excluded.description, url = excluded.url,
              price_override = excluded.price_override, pt_assay = excluded.pt_assay,
              pd_assay = excluded.pd_assay, rh_assay = excluded.rh_assay
        where product_copy.version < excluded.version`,
      [JSON.stringify(products.map(copyOf))],
    );
  },
  tables: ['product_copy'],
});

function copyOf(product: ProductCopy) {
  const override = overridePriceOf(product);
  return {
    product_id: product.productId,
    version: product.version,
    oem: product.oem,
    description: product.description,
    url: product.profileUrl,
    price_override: override?.toNumber() ?? null,
    pt_assay: product.ptAssay,
    pd_assay: product.pdAssay,
    rh_assay: product.rhAssay,
  };
}
