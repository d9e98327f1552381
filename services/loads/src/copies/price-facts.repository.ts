import type { PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import type { CompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** What the price of a converter on a load is made of. Null where no copy has arrived. */
export interface PriceFacts {
  product: ProductCopy | null;
  /** The snapshot in force at the moment asked for. */
  snapshot: PricingSnapshotData | null;
  customer: CompanyCopy | null;
}

/** A snapshot that the clock of another machine dates this little ahead is in force. */
const CLOCK_SKEW = '5 minutes';

/**
 * Reads what a price is made of, in one statement. In force is the newest snapshot that was applied by `at`; before the
 * first one that is known, the first.
 */
export async function findPriceFacts(
  database: Knex,
  asked: { productId: string; companyId: string; at: Date },
): Promise<PriceFacts> {
  const query = database.raw<{ rows: PriceFacts[] }>(
    `select (select data from product_copy where product_id = :productId) as product,
            coalesce(
              (select data from pricing_copy where applied_at <= :at::timestamptz + interval '${CLOCK_SKEW}'
                order by applied_at desc, snapshot_id limit 1),
              (select data from pricing_copy order by applied_at, snapshot_id limit 1)
            ) as snapshot,
            (select data from company_copy where company_id = :companyId) as customer`,
    asked,
  );
  const { rows } = await query.options({ name: 'price-facts' });
  return rows[0] ?? { product: null, snapshot: null, customer: null };
}
