import type { Migration } from '@washcoat/service-kit';

const columns = `
  completed_at timestamptz not null,
  load_id uuid not null,
  item_no int not null,
  item_id uuid not null,
  company_id uuid not null,
  company_name text not null,
  facility_name text not null,
  facility_city text not null,
  assistant_id uuid,
  assistant_name text not null,
  product_id uuid,
  oem text not null,
  manufacturer text not null,
  family text not null,
  type text not null,
  quantity numeric not null,
  unit numeric not null,
  final_qty numeric not null,
  pieces numeric not null,
  base_price numeric not null,
  adjusted_price numeric not null,
  total numeric not null,
  primary key (completed_at, load_id, item_no)
`;

const reportTable = (name: string) => `
  create table ${name} (${columns}) partition by range (completed_at);
  create index ${name}_load on ${name} (load_id);
  create index ${name}_company on ${name} (company_id, completed_at);
  create index ${name}_oem on ${name} using gin (oem gin_trgm_ops);
`;

/**
 * One row per item of a completed load: what was bought, and apart from it what was not. Both tables have a partition
 * per month of completion (UTC), made when its first row comes. `reported_load` tells which version of a load the
 * rows are of.
 */
export const createReportRows: Migration = {
  name: '20261101000010-create-report-rows',
  up: (knex) =>
    knex.raw(`
      create table reported_load (
        load_id uuid primary key,
        version int not null
      );
      ${reportTable('transaction_row')}
      ${reportTable('did_not_buy_row')}
    `),
};
