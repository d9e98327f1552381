import type { Migration } from '@washcoat/service-kit';

/**
 * `refiner_statement`: the rows of the last file that a refiner sent for a settlement. `refiner_terms`: what the columns
 * of a refiner mean and how its contract settles assays, for the customer of a settlement. `refiner_dispute`: what is said
 * of a lot; its version is that of the statement.
 */
export const keepRefinerStatements: Migration = {
  name: '20261123000701-keep-refiner-statements',
  up: (knex) =>
    knex.raw(`
      create table refiner_statement (
        settlement_id uuid primary key references settlement on delete cascade,
        refiner text not null,
        file_name text not null,
        uploaded_at timestamptz not null,
        uploaded_by text not null,
        titles jsonb not null,
        rows jsonb not null,
        is_cut_at_semicolons boolean not null,
        version int not null
      );
      create table refiner_terms (
        company_id uuid not null,
        refiner_key text not null,
        refiner text not null,
        terms jsonb not null,
        updated_at timestamptz not null,
        primary key (company_id, refiner_key)
      );
      create table refiner_dispute (
        settlement_id uuid not null references refiner_statement on delete cascade,
        lot_key text not null,
        state text not null check (state in ('open', 'settled', 'withdrawn')),
        reason text not null,
        umpire jsonb not null,
        said_by text not null,
        said_at timestamptz not null,
        primary key (settlement_id, lot_key)
      );
    `),
};
