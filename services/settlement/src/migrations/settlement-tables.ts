import type { Migration } from '@washcoat/service-kit';

/**
 * Lots and hedges as rows of their own, and a version that every save raises. `blocks` goes on holding them as well:
 * the version before reads them there.
 */
export const settlementTables: Migration = {
  name: '20261122000081-settlement-tables',
  up: (knex) =>
    knex.raw(`
      alter table settlement add column version integer not null default 1;
      create table settlement_lot (
        settlement_id uuid not null references settlement on delete cascade,
        position integer not null,
        lot_no text not null,
        sample_no text not null,
        h2_o numeric,
        net_dry numeric not null,
        sample_dry numeric,
        pt_ppm numeric not null,
        pd_ppm numeric not null,
        rh_ppm numeric not null,
        primary key (settlement_id, position)
      );
      create table settlement_hedge (
        settlement_id uuid not null references settlement on delete cascade,
        position integer not null,
        hedge_no text not null,
        hedge_date text,
        pt_oz numeric not null,
        pt_unit_price numeric not null,
        pd_oz numeric not null,
        pd_unit_price numeric not null,
        rh_oz numeric not null,
        rh_unit_price numeric not null,
        primary key (settlement_id, position)
      );
      insert into settlement_lot
        select settlement_id, position, lot->>'lotNo', lot->>'sampleNo', (lot->>'h2O')::numeric,
          (lot->>'netDry')::numeric, (lot->>'sampleDry')::numeric, (lot->>'ptPpm')::numeric,
          (lot->>'pdPpm')::numeric, (lot->>'rhPpm')::numeric
        from settlement,
          jsonb_array_elements(blocks->'lotTableData') with ordinality as entered (lot, position);
      insert into settlement_hedge
        select settlement_id, position, hedge->>'hedgeNo', hedge->>'hedgeDate', (hedge->>'ptOz')::numeric,
          (hedge->>'ptUnitPrice')::numeric, (hedge->>'pdOz')::numeric, (hedge->>'pdUnitPrice')::numeric,
          (hedge->>'rhOz')::numeric, (hedge->>'rhUnitPrice')::numeric
        from settlement,
          jsonb_array_elements(blocks->'hedgeTableData') with ordinality as entered (hedge, position);
    `),
};
