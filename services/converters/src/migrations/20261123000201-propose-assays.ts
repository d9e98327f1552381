import type { Migration } from '@washcoat/service-kit';

/**
 * `assay_evidence`: what a settlement said of the converters in its lots. `assay_proposal`: what follows from it for a
 * family, until somebody decides and after; `assay_proposal_line`: for each of its converters.
 */
export const proposeAssays: Migration = {
  name: '20261123000201-propose-assays',
  up: (knex) =>
    knex.raw(`
      create table assay_evidence (
        settlement_id uuid primary key,
        version int not null,
        settlement_no text not null,
        company_id uuid not null,
        company_name text not null,
        completed_at timestamptz not null,
        data jsonb not null
      );
      create table assay_proposal (
        assay_proposal_id uuid primary key,
        settlement_id uuid not null references assay_evidence,
        family text not null,
        settlement_no text not null,
        company_name text not null,
        status text not null default 'open' check (status in ('open', 'accepted', 'refused', 'undone')),
        converter_count int not null,
        evidence jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        decided_by text,
        decided_by_user_id uuid,
        decided_at timestamptz,
        reason text not null default '',
        search_text text not null
          generated always as (lower(family || ' ' || settlement_no || ' ' || company_name)) stored,
        version int not null default 1,
        unique (settlement_id, family)
      );
      create index assay_proposal_newest on assay_proposal (created_at desc, assay_proposal_id desc);
      create index assay_proposal_search on assay_proposal using gin (search_text public.gin_trgm_ops);
      create table assay_proposal_line (
        assay_proposal_id uuid not null references assay_proposal on delete cascade,
        product_id uuid not null references product,
        position int not null,
        pieces numeric not null,
        grams numeric not null,
        subweight numeric,
        tests numeric not null,
        tests_after numeric not null,
        before jsonb not null,
        after jsonb not null,
        uncertainty_before jsonb not null,
        uncertainty jsonb not null,
        primary key (assay_proposal_id, product_id)
      );
      create index assay_proposal_line_product on assay_proposal_line (product_id);
    `),
};
