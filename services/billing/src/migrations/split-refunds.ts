import type { Migration } from '@washcoat/service-kit';

/**
 * What was given back of a purchase, each time apart, with the part of it that is sales tax; below nothing where the
 * provider took a refund back. What was given back before is one refund of the moment at which its purchase changed last.
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
    `),
};
