import type { Migration } from '@washcoat/service-kit';

/**
 * What was given back of a purchase, each time apart, with the part of it that is sales tax; below nothing where the
 * provider took a refund back. What was given back before is one refund of the moment at which its purchase changed last, and
 * so is what a process of the version before takes note of: the database adds it where nobody said it.
 */
export const splitRefunds: Migration = {
  name: '20261126000185-split-refunds',
  up: (knex) =>
    knex.raw(`
      create table if not exists purchase_refund (
        purchase_id uuid not null references purchase,
        position int not null check (position > 0),
        amount_cents int not null check (amount_cents <> 0),
        tax_cents int not null,
        created_at timestamptz not null,
        primary key (purchase_id, position)
      );
      insert into purchase_refund (purchase_id, position, amount_cents, tax_cents, created_at)
        select purchase_id, 1, refunded_cents,
          least(tax_cents, refunded_cents - round(refunded_cents / (1 + tax_percent / 100))), updated_at
        from purchase where refunded_cents > 0
        on conflict do nothing;
      create or replace function note_untold_refund() returns trigger language plpgsql set search_path from current as $$
      declare given int; taxed int; last int;
      begin
        select coalesce(sum(amount_cents), 0), coalesce(sum(tax_cents), 0), coalesce(max(position), 0)
          into given, taxed, last from purchase_refund where purchase_id = new.purchase_id;
        if new.refunded_cents <> given then
          insert into purchase_refund (purchase_id, position, amount_cents, tax_cents, created_at)
            values (new.purchase_id, last + 1, new.refunded_cents - given, case
              when new.refunded_cents >= new.amount_cents then new.tax_cents
              else least(new.tax_cents, new.refunded_cents - round(new.refunded_cents / (1 + new.tax_percent / 100)))
              end - taxed, new.updated_at);
        end if;
        return null;
      end $$;
      create or replace trigger purchase_refunded after update of refunded_cents on purchase
        for each row execute function note_untold_refund();
    `),
};
