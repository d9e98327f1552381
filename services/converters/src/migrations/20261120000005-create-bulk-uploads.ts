import type { Migration } from '@washcoat/service-kit';

/**
 * Uploads of the file of converters: each with its file, cut into parts, and what its rows say. Columns of
 * `bulk_upload_row` that are called like those of `product` hold what the file gives; `before` and `after` tell what
 * the row changes, by field.
 */
export const createBulkUploads: Migration = {
  name: '20261120000005-create-bulk-uploads',
  up: (knex) =>
    knex.raw(`
      create table bulk_upload (
        upload_id uuid primary key,
        title text not null,
        file_name text not null,
        company_id uuid,
        user_name text not null,
        uploaded_at timestamptz not null,
        status text not null,
        progress numeric not null default 0,
        attempts int not null default 0,
        session jsonb not null,
        is_preview boolean not null,
        all_or_nothing boolean not null,
        format jsonb not null,
        bytes int not null,
        sha256 text not null,
        columns text[] not null,
        notes text[] not null,
        row_count int not null default 0,
        add_count int not null default 0,
        change_count int not null default 0,
        same_count int not null default 0,
        bad_count int not null default 0,
        error text
      );
      create index bulk_upload_time on bulk_upload (uploaded_at, upload_id);
      create index bulk_upload_content on bulk_upload (sha256);
      create index bulk_upload_under_way on bulk_upload (uploaded_at)
        where status in ('queued', 'validating', 'applying', 'undoing');

      create table bulk_upload_part (
        upload_id uuid not null references bulk_upload,
        part int not null,
        content bytea not null,
        primary key (upload_id, part)
      );
      alter table bulk_upload_part alter column content set storage external;

      create table bulk_upload_row (
        upload_id uuid not null,
        line int not null,
        kind text,
        reasons text[] not null default '{}',
        target_id uuid,
        before jsonb,
        after jsonb,
        product_id uuid,
        oem text,
        name text,
        serial_no text,
        ab_code text,
        ab_subcode text,
        manufacturer text,
        model text,
        description text,
        notes text,
        comment text,
        family text,
        type_id int,
        shape text,
        subweight numeric,
        pt_assay numeric,
        pd_assay numeric,
        rh_assay numeric,
        pt_disc numeric,
        pt_disc_is_percentage boolean,
        pd_disc numeric,
        pd_disc_is_percentage boolean,
        rh_disc numeric,
        rh_disc_is_percentage boolean,
        scheme_disc numeric,
        scheme_disc_is_percentage boolean,
        price2_modifier numeric,
        price2_modifier_is_percentage boolean,
        price numeric,
        is_calculated_price boolean,
        is_mark_for_test boolean,
        is_active boolean,
        primary key (upload_id, line)
      );
      create index bulk_upload_row_bad on bulk_upload_row (upload_id, line) where reasons <> '{}';
    `),
};
