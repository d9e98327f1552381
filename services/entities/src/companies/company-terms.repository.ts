import type { companyChanged } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';

export type TermChanges = NonNullable<DataOf<typeof companyChanged>['termChanges']>;

interface TermRow {
  term: 'priceMod' | 'groupModifier' | 'groupDiscount' | 'facilityDiscount';
  city: string | null;
  at: Date;
  by: string;
}

/**
 * When each term of a company was last changed, and by whom, as the audit trail has it; a term without a change on
 * record is absent. What this transaction changed must be written in the trail already. A company that was deleted and
 * restored has the terms of before, since when it had them.
 */
export async function findTermChanges(database: Knex, companyId: string): Promise<TermChanges> {
  const { rows } = await database.raw<{ rows: TermRow[] }>(
    `select distinct on (term, city) term, city, at, user_name as by
       from audit_entry, lateral (
         select term, null as city
           from (values ('priceMod', 'priceModIsPercentage'), ('groupModifier', 'groupModifierIsPercentage'),
                        ('groupDiscount', 'groupDiscount')) as field (term, flag)
          where coalesce(before->term, 'null') is distinct from coalesce(after->term, 'null')
             or (before is not null and coalesce(before->flag, 'null') is distinct from coalesce(after->flag, 'null'))
         union all
         select 'facilityDiscount', city
           from jsonb_object_keys(coalesce(before->'facilityDiscount', '{}') || coalesce(after->'facilityDiscount', '{}'))
             as city
          where before->'facilityDiscount'->city is distinct from after->'facilityDiscount'->city
       ) as changed
      where entity = 'company' and entity_id = ? and action not in ('delete', 'restore')
      order by term, city, audit_id desc`,
    [companyId],
  );
  const changes: Omit<TermChanges, 'facilityDiscounts'> = {};
  const discounts: [city: string, change: TermChanges['facilityDiscounts'][string]][] = [];
  for (const { term, city, at, by } of rows) {
    const change = { at: at.toISOString(), by };
    if (term !== 'facilityDiscount') changes[term] = change;
    else if (city !== null) discounts.push([city, change]);
  }
  return { ...changes, facilityDiscounts: Object.fromEntries(discounts) };
}
