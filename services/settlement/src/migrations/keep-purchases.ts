import type { Migration } from '@washcoat/service-kit';

/**
 * The service's own copy of what was bought, as events tell it: completed orders with their items, the numbers of
 * invoices and the lots stamped on them, and what catalogue and prices say of the converters. The metal of an item is
 * kept as it was known first (`content_known`): what the catalogue learns later changes no purchase. `load_price` is the
 * prices that were in force when an order was completed, or the first that are known. `settlement_purchase` is which box
 * went into which settlement; a box goes into one only.
 */
export const keepPurchases: Migration = {
  name: '20261123000601-keep-purchases',
  up: (knex) =>
    knex.raw(`
      create table bought_load (
        load_id uuid primary key,
        version integer not null,
        company_id uuid not null,
        company_name text not null,
        facility_city text not null,
        completed_at timestamptz not null,
        grandtotal numeric not null
      );
      create index bought_load_company on bought_load (company_id, completed_at);
      create table bought_item (
        load_id uuid not null references bought_load on delete cascade,
        item_id uuid not null,
        item_no integer not null,
        box integer not null,
        product_id uuid,
        oem text not null,
        description text not null,
        type text not null,
        final_qty numeric not null,
        pieces numeric not null,
        cost numeric not null,
        content_known boolean not null default false,
        pounds numeric not null default 0,
        pt_oz numeric not null default 0,
        pd_oz numeric not null default 0,
        rh_oz numeric not null default 0,
        primary key (load_id, item_id)
      );
      create index bought_item_unknown on bought_item (product_id) where not content_known;
      create table bought_invoice (
        load_id uuid primary key,
        invoice_no text not null,
        is_deleted boolean not null default false
      );
      create table stamped_lots (
        load_id uuid primary key,
        version integer not null,
        stamps text not null
      );
      create table catalogue_copy (
        product_id uuid primary key,
        version integer not null,
        family text not null,
        subweight numeric,
        pt_assay numeric,
        pd_assay numeric,
        rh_assay numeric,
        is_without_metal boolean not null
      );
      create table price_copy (
        snapshot_id uuid primary key,
        applied_at timestamptz not null,
        pt_market numeric not null,
        pd_market numeric not null,
        rh_market numeric not null,
        default_weight numeric not null,
        default_pt numeric not null,
        default_pd numeric not null,
        default_rh numeric not null
      );
      create index price_copy_applied on price_copy (applied_at);
      create view load_price as
        select load_id, coalesce(
          (select snapshot_id from price_copy where applied_at <= completed_at order by applied_at desc limit 1),
          (select snapshot_id from price_copy order by applied_at limit 1)) as snapshot_id
        from bought_load;
      create table settlement_purchase (
        load_id uuid not null,
        box integer not null,
        settlement_id uuid not null references settlement on delete cascade,
        lot_no text not null default '',
        received_pieces numeric,
        chosen_at timestamptz not null,
        primary key (load_id, box)
      );
      create index settlement_purchase_settlement on settlement_purchase (settlement_id);
    `),
};
