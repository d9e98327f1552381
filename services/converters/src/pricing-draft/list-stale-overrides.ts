import type { StaleOverride, staleOverrides } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { createValuer, Decimal, toCents } from '@washcoat/metals';
import type { PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { storedProductColumns, type StoredProduct } from '../product/product.columns';
import { readStanding } from './pricing-draft.repository';

type Row = StoredProduct & { updatedAt: Date };

/** Converters with an Override Price, those left longest first, and what they would be calculated at today. */
export async function listStaleOverrides(
  database: Knex,
  session: Session,
  { count, offset }: PageRequest,
): Promise<AnswerOf<typeof staleOverrides>> {
  const [{ current }, { rows }] = await Promise.all([
    readStanding(database, session),
    database.raw<{ rows: Row[] }>(
      `select ${storedProductColumns}, product.updated_at as "updatedAt"
         from product
        where deleted_at is null and is_active and is_calculated_price and price is not null
        order by updated_at, product_id limit ? offset ?`,
      [count + 1, offset],
    ),
  ]);
  const value = createValuer(current);
  const list = rows.slice(0, count).map((row): StaleOverride => {
    const { productId, oem, description, price, updatedAt } = row;
    const { listedPrice, calculatedPrice } = value(row);
    return {
      ...{ productId, oem, description, price: Number(price), listedPrice, calculatedPrice },
      difference: toCents(new Decimal(calculatedPrice).minus(listedPrice)),
      updatedDate: updatedAt.toISOString(),
    };
  });
  return { list, areMoreItemsAvailable: rows.length > count };
}
