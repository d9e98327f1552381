import type { Migration } from '@washcoat/service-kit';

/**
 * Sums of the ledger of ounces by company, stage, metal and metal due date, so that the book does not read every entry. The
 * database keeps them, in the transaction and with the statement that appends entries, so that they are right whoever does:
 * this version or the one before. Every statement adds rows and changes none, so that nobody waits for anybody; a job folds
 * them. The trigger keeps writers out until what is there is summed.
 */
export const keepMetalSums: Migration = {
  name: '20261126000601-keep-metal-sums',
  up: (knex) =>
    knex.raw(`
      create table metal_sum (
        company_id uuid not null,
        stage text not null,
        metal text not null,
        metal_due_at timestamptz,
        ounces numeric not null,
        is_folded boolean not null default false
      );
      create index metal_sum_due on metal_sum (company_id, metal_due_at);
      create index metal_sum_fresh on metal_sum (company_id, metal_due_at) where not is_folded;
      create function sum_metal_entries() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into metal_sum (company_id, stage, metal, metal_due_at, ounces)
          select company_id, stage, metal, metal_due_at, sum(ounces) from added
          group by company_id, stage, metal, metal_due_at having sum(ounces) <> 0;
        return null;
      end $$;
      create trigger metal_entry_summed after insert on metal_entry
        referencing new table as added for each statement execute function sum_metal_entries();
      insert into metal_sum
        select company_id, stage, metal, metal_due_at, sum(ounces), true from metal_entry
        group by company_id, stage, metal, metal_due_at having sum(ounces) <> 0;
    `),
};
