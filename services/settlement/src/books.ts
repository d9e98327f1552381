import type { BookRule } from '@washcoat/testing';

/** What holds in settlement: the ledger of ounces comes to what it tells of, and what the book shows comes to it. */
export const settlementBooks: readonly BookRule[] = [
  {
    name: 'the metal account comes to what was bought, locked, shipped and settled',
    domains: ['settlement'],
    query: `select source_kind || ' ' || source_id || ' lacks ' || ounces || ' oz ' || metal || ' ' || stage
      from settlement.metal_difference`,
  },
  {
    name: 'the sums of the metal account come to its entries',
    domains: ['settlement'],
    query: `select company_id || ' ' || stage || ' ' || metal || ' due ' || coalesce(metal_due_at::text, 'never') || ' is off by '
        || sum(ounces)
      from (
        select company_id, stage, metal, metal_due_at, ounces from settlement.metal_sum
        union all
        select company_id, stage, metal, metal_due_at, -ounces from settlement.metal_entry
      ) as both_sides
      group by company_id, stage, metal, metal_due_at having sum(ounces) <> 0`,
  },
  {
    name: 'an invoice costs what its items cost',
    domains: ['settlement'],
    query: `select 'order ' || load_id || ' came to ' || grandtotal || ', its items to ' || sum(cost)
      from settlement.bought_load join settlement.bought_item using (load_id)
      group by load_id having sum(cost) <> grandtotal`,
  },
  {
    name: 'settlements know every completed order',
    domains: ['settlement', 'loads'],
    query: `select 'order ' || load_id || ' is known as of ' || coalesce(bought_load.version::text, 'never')
      from loads.load left join settlement.bought_load using (load_id)
      where load.type = 4 and bought_load.version is distinct from load.version`,
  },
];
