import type { PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import { rowsOf, statement, type CompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** What the prices of converters on a load are made of. Null where no copy has arrived. */
export interface PriceFacts {
  /** By id; those that are not known are absent. */
  products: Readonly<Record<string, ProductCopy>>;
  /** The snapshot in force at the moment asked for. */
  snapshot: PricingSnapshotData | null;
  customer: CompanyCopy | null;
}

const nothing: PriceFacts = { products: {}, snapshot: null, customer: null };

/** A snapshot that the clock of another machine dates this little ahead is in force. */
const CLOCK_SKEW = '5 minutes';

const readFacts = statement<'productIds' | 'companyId' | 'at'>(
  `select (select coalesce(jsonb_object_agg(product_id, data), '{}') from product_copy
            where product_id = any(:productIds::uuid[])) as products,
          coalesce(
            (select data from pricing_copy where applied_at <= :at::timestamptz + interval '${CLOCK_SKEW}'
              order by applied_at desc, snapshot_id limit 1),
            (select data from pricing_copy order by applied_at, snapshot_id limit 1)
          ) as snapshot,
          (select data from company_copy where company_id = :companyId) as customer`,
);

/**
 * Reads what prices are made of, in one statement; nothing when no converter is asked about. In force is the newest
 * snapshot that was applied by `at`; before the first one that is known, the first.
 */
export async function findPriceFacts(
  database: Knex,
  asked: { productIds: readonly string[]; companyId: string; at: Date },
): Promise<PriceFacts> {
  if (!asked.productIds.length) return nothing;
  const [facts] = await rowsOf<PriceFacts>(database, readFacts(asked));
  return facts ?? nothing;
}
