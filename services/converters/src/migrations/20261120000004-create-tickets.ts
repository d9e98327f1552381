import type { Migration } from '@washcoat/service-kit';

/** Questions to the experts. `first_offer` is the first offer price that was made; the outcome compares with it. */
export const createTickets: Migration = {
  name: '20261120000004-create-tickets',
  up: (knex) =>
    knex.raw(`
      create table ticket (
        ticket_id uuid primary key,
        message text not null,
        market_price numeric,
        first_offer numeric,
        base_price numeric,
        comments text not null,
        status smallint not null check (status in (1, 2, 3)),
        oem text not null,
        make text not null,
        model text not null,
        url text,
        user_id uuid not null,
        email text not null,
        company_id uuid,
        company_name text not null,
        first_name text not null,
        last_name text not null,
        created_at timestamptz not null,
        resolved_at timestamptz,
        search_text text collate "C" not null generated always as (
          lower(message || ' ' || comments || ' ' || oem || ' ' || make || ' ' || model || ' ' || company_name
            || ' ' || first_name || ' ' || last_name)
        ) stored
      );
      create index ticket_queue on ticket (status, created_at, ticket_id);
      create index ticket_company on ticket (company_id, created_at, ticket_id);
      create index ticket_user on ticket (user_id, created_at, ticket_id);
      create index ticket_search on ticket using gin (search_text gin_trgm_ops);
    `),
};
