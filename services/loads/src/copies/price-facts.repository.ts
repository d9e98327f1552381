import type { PriceModifierCopy, PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import { loadTypes } from '@washcoat/contract-loads';
import { namesOfFacility, statement, type CompanyCopy, type FacilityName } from '@washcoat/service-kit';

/** What the prices of converters on a load are made of. Null where no copy has arrived. */
export interface PriceFacts {
  /** By id; those that are not known are absent. */
  products: Readonly<Record<string, ProductCopy>>;
  /** The snapshot in force at the moment asked for. */
  snapshot: PricingSnapshotData | null;
  customer: CompanyCopy | null;
  /** What the facility has been called. */
  facilityNames: FacilityName[] | null;
  /** What items without a converter cost the company that buys. */
  modifiers: readonly PriceModifierCopy[];
}

/** A snapshot that the clock of another machine dates this little ahead is in force. */
const CLOCK_SKEW = '5 minutes';

/**
 * What prices of converters on the load that is `locked` in the same statement are made of, beside that load. In force is
 * the newest snapshot that was applied by `at`; before the first one that is known, the first. A quote that holds its
 * prices keeps the snapshot that it was sent with.
 */
export const readFactsOfLocked = statement<'productIds' | 'at'>(
  `select locked.*,
          (select coalesce(jsonb_object_agg(product_id, data), '{}') from product_copy
            where product_id = any(:productIds::uuid[])) as products,
          coalesce(
            (select data from pricing_copy where snapshot_id = locked.held_snapshot_id
                and locked.type = ${loadTypes.quote} and locked.held_until > :at::timestamptz),
            (select data from pricing_copy where applied_at <= :at::timestamptz + interval '${CLOCK_SKEW}'
              order by applied_at desc, snapshot_id limit 1),
            (select data from pricing_copy order by applied_at, snapshot_id limit 1)
          ) as snapshot,
          (select data from company_copy where company_id = locked.company_id) as customer,
          ${namesOfFacility('locked.facility_id')} as "facilityNames",
          (select coalesce(jsonb_agg(data), '[]') from price_modifier_copy
            where company_id = locked.facility_company_id and not (data ->> 'isDeleted')::boolean) as modifiers
     from locked`,
);
