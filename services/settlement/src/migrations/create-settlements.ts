import type { Migration } from '@washcoat/service-kit';

/** Settlements: columns for lists, and all that was entered in `blocks`. Derived values are never stored. */
export const createSettlements: Migration = {
  name: '20261101000010-create-settlements',
  up: (knex) =>
    knex.raw(`
      create table settlement (
        settlement_id uuid primary key,
        company_id uuid not null,
        company_name text not null,
        facility_city text not null,
        settlement_no text not null,
        contract_no text not null,
        shipment_no text not null,
        received_at timestamptz,
        metal_due_at timestamptz,
        blocks jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        completed_at timestamptz
      );
      create index settlement_open on settlement (created_at, settlement_id) where completed_at is null;
      create index settlement_completed on settlement (completed_at, settlement_id)
        where completed_at is not null;
      create index settlement_company on settlement (company_id);
    `),
};
