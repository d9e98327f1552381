import { productsChanged } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';

/** Keeps the copy of converters up to date, a whole event in one statement; late older versions change nothing. */
export const keepProductCopy = consumer({
  name: 'keep-product-copy',
  event: productsChanged,
  async handle({ trx }, { products }) {
    await trx.raw(
      `insert into product_copy (product_id, oem, version, data)
       select distinct on (data->>'productId')
              (data->>'productId')::uuid, data->>'oem', (data->>'version')::int, data
         from jsonb_array_elements(?::jsonb) as data
        order by data->>'productId', (data->>'version')::int desc
       on conflict (product_id) do update
          set oem = excluded.oem, version = excluded.version, data = excluded.data
        where product_copy.version < excluded.version`,
      [JSON.stringify(products)],
    );
  },
  tables: ['product_copy'],
});
