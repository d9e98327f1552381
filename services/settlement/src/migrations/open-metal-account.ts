import type { Migration } from '@washcoat/service-kit';

/**
 * The ledger of ounces, never changed and never deleted; the book is derived from it. `metal_target` is what its
 * entries of every source must come to: ounces bought by invoice, locked, shipped and settled by settlement. Booking a
 * source appends the differences to that, so that it may be done twice and in any order.
 *
 * Ounces are cut to three decimals as the statement cuts them: `div` answers a whole quotient, cut towards 0.
 */
export const openMetalAccount: Migration = {
  name: '20261123000602-open-metal-account',
  up: (knex) =>
    knex.raw(`
      create table metal_entry (
        entry_id bigint generated always as identity primary key,
        at timestamptz not null,
        company_id uuid not null,
        stage text not null check (stage in ('bought', 'locked', 'shipped', 'settled')),
        metal text not null check (metal in ('pt', 'pd', 'rh')),
        ounces numeric not null check (ounces <> 0),
        metal_due_at timestamptz,
        source_kind text not null check (source_kind in ('load', 'settlement')),
        source_id uuid not null
      );
      create index metal_entry_source on metal_entry (source_id);
      create index metal_entry_company on metal_entry (company_id, entry_id);
      create function refuse_metal_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger of ounces is append-only.';
      end $$;
      create trigger metal_entry_append_only before update or delete on metal_entry
        for each row execute function refuse_metal_change();

      create view lot_ounces as
        select settlement_id, position, lot_no, net_dry, metal,
          div(net_dry * 453.59237 * ppm * 1000, 31103476.8) / 1000 as ounces
        from settlement_lot
          cross join lateral (values ('pt', pt_ppm), ('pd', pd_ppm), ('rh', rh_ppm)) as assay (metal, ppm);

      create view metal_target as
        select 'load' as source_kind, load_id as source_id, bought_load.company_id, 'bought' as stage, metal,
          settlement.metal_due_at, sum(ounces) as ounces
        from bought_load join bought_item using (load_id)
          cross join lateral (values ('pt', pt_oz), ('pd', pd_oz), ('rh', rh_oz)) as held (metal, ounces)
          left join settlement_purchase using (load_id, box)
          left join settlement using (settlement_id)
        where not exists (select from bought_invoice
          where bought_invoice.load_id = bought_load.load_id and is_deleted)
        group by load_id, bought_load.company_id, metal, settlement.metal_due_at
        union all
        select 'settlement', settlement_id, company_id, 'locked', metal, metal_due_at, sum(ounces)
        from settlement join settlement_hedge using (settlement_id)
          cross join lateral (values ('pt', pt_oz), ('pd', pd_oz), ('rh', rh_oz)) as hedged (metal, ounces)
        group by settlement_id, metal
        union all
        select 'settlement', settlement_id, company_id, 'shipped', metal, metal_due_at, sum(ounces)
        from settlement join lot_ounces using (settlement_id)
        group by settlement_id, metal
        union all
        select 'settlement', settlement_id, company_id, 'shipped', metal, metal_due_at, sum(ounces)
        from settlement
          join settlement_purchase using (settlement_id)
          join bought_item using (load_id, box)
          cross join lateral (values ('pt', pt_oz), ('pd', pd_oz), ('rh', rh_oz)) as held (metal, ounces)
        where blocks #>> '{shippingDocs,gross}' is not null
          and not exists (select from settlement_lot
            where settlement_lot.settlement_id = settlement.settlement_id)
          and not exists (select from bought_invoice
            where bought_invoice.load_id = settlement_purchase.load_id and is_deleted)
        group by settlement_id, metal
        union all
        select 'settlement', settlement_id, company_id, 'settled', metal, metal_due_at,
          div(sum(ounces)
            * coalesce((blocks #>> array[metal || 'MetalReturn', 'chargeReturnPerc'])::numeric, 0) * 1000, 100)
            / 1000
        from settlement join lot_ounces using (settlement_id)
        where completed_at is not null
        group by settlement_id, metal;

      create view metal_difference as
        select source_kind, source_id, company_id, stage, metal, metal_due_at, sum(ounces) as ounces
        from (
          select source_kind, source_id, company_id, stage, metal, metal_due_at, ounces from metal_target
          union all
          select source_kind, source_id, company_id, stage, metal, metal_due_at, -ounces from metal_entry
        ) as both_sides
        group by source_kind, source_id, company_id, stage, metal, metal_due_at
        having sum(ounces) <> 0;

      insert into metal_entry (at, source_kind, source_id, company_id, stage, metal, ounces, metal_due_at)
        select settlement.updated_at, source_kind, source_id, difference.company_id, stage, metal, ounces,
          difference.metal_due_at
        from metal_difference as difference join settlement on settlement_id = source_id;
    `),
};
