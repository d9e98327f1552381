import type { Migration } from '@washcoat/service-kit';

/** `metal_quote`: market prices as a source gave them; `metal_source`: how reading it went the last time. */
export const readMetalSources: Migration = {
  name: '20261123000112-read-metal-sources',
  up: (knex) =>
    knex.raw(`
      create table metal_quote (
        quote_id uuid primary key,
        source text not null,
        pt numeric not null,
        pd numeric not null,
        rh numeric not null,
        quoted_at timestamptz not null,
        received_at timestamptz not null,
        state text not null check (state in ('taken', 'held', 'confirmed', 'refused')),
        reason text not null,
        decided_by_user_id uuid,
        decided_by text,
        decided_at timestamptz,
        unique (source, quoted_at)
      );
      create index metal_quote_newest on metal_quote (quoted_at desc) where state in ('taken', 'confirmed');
      create index metal_quote_held on metal_quote (quoted_at) where state = 'held';
      create table metal_source (
        source text primary key,
        read_at timestamptz not null,
        failure text not null
      );
    `),
};
