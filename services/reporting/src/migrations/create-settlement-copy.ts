import type { Migration } from '@washcoat/service-kit';

/**
 * What is due of a settlement: troy ounces and USD, as its newest version says. Settlements from before come with
 * `npm run events -- replay settlement.settlement reporting`.
 */
export const createSettlementCopy: Migration = {
  name: '20261125000401-create-settlement-copy',
  up: (knex) =>
    knex.raw(`
      create table settlement_copy (
        settlement_id uuid primary key,
        version int not null,
        settlement_no text not null,
        company_id uuid not null,
        company_name text not null,
        metal_due_at timestamptz,
        is_complete boolean not null,
        amount numeric not null,
        pt_due numeric not null,
        pd_due numeric not null,
        rh_due numeric not null,
        pt_hedged numeric not null,
        pd_hedged numeric not null,
        rh_hedged numeric not null
      );
      create index settlement_copy_due on settlement_copy (metal_due_at) where not is_complete;
    `),
};
