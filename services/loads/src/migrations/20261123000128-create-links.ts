import type { Migration } from '@washcoat/service-kit';

/** Public links of loads: what is kept of one is a fingerprint of its address, and what became of it. */
export const createLinks: Migration = {
  name: '20261123000128-create-links',
  up: (knex) =>
    knex.raw(`
      create table load_link (
        link_id uuid primary key,
        load_id uuid not null references load (load_id),
        company_id uuid not null,
        token_hash text not null unique,
        seal text not null,
        made_for text not null,
        made_by uuid not null,
        made_by_name text not null,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        visits int not null default 0,
        visited_at timestamptz,
        approved_at timestamptz,
        approved_by text,
        approved_offer text
      );
      create index load_link_load on load_link (load_id, made_at desc);
    `),
};
