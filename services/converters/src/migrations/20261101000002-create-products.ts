import type { Migration } from '@washcoat/service-kit';

/**
 * Converters and their types. Three columns are generated for the search (`parseSearchTerm` of the contract treats
 * what is typed alike): `code_key` is the stamped code in lower case, letters and digits only; `look_alike_key` is the
 * same with characters folded that people misread on a worn stamp; `search_text` is all that a search looks at. Dash,
 * dot and slash are kept in it as letters, because pg_trgm cuts words at them and `9-3` would have no whole trigram;
 * as capitals, because everything else is lower case.
 */
export const createProducts: Migration = {
  name: '20261101000002-create-products',
  up: (knex) =>
    knex.raw(`
      create table converter_type (
        type_id int primary key,
        name text not null unique
      );
      insert into converter_type (type_id, name) values
        (1, 'CERAMIC'), (2, 'DIESEL'), (3, 'AFTER MKT'), (4, 'DOMESTIC WIRE'),
        (5, 'IMPORT WIRE'), (6, 'TEST'), (7, 'PULLED'), (8, 'OTHER');

      create table product (
        product_id uuid primary key,
        name text not null,
        serial_no text not null,
        ab_code text not null,
        ab_subcode text not null,
        oem text not null,
        manufacturer text not null,
        model text not null,
        description text not null,
        notes text not null,
        comment text not null,
        family text not null,
        type_id int not null references converter_type,
        shape text not null,
        urls text[] not null,
        profile_url text,
        vehicles jsonb not null,
        subweight numeric,
        pt_assay numeric,
        pd_assay numeric,
        rh_assay numeric,
        pt_disc numeric,
        pd_disc numeric,
        rh_disc numeric,
        scheme_disc numeric,
        price2_modifier numeric,
        pt_disc_is_percentage boolean not null,
        pd_disc_is_percentage boolean not null,
        rh_disc_is_percentage boolean not null,
        scheme_disc_is_percentage boolean not null,
        price2_modifier_is_percentage boolean not null,
        price numeric,
        is_calculated_price boolean not null,
        is_mark_for_test boolean not null,
        is_active boolean not null,
        is_shared_stamp boolean not null default false,
        test_count int not null default 0,
        version int not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        code_key text collate "C" not null
          generated always as (regexp_replace(lower(oem), '[^a-z0-9]', '', 'g')) stored,
        look_alike_key text collate "C" not null
          generated always as (translate(regexp_replace(lower(oem), '[^a-z0-9]', '', 'g'), 'oisb', '0158')) stored,
        search_text text collate "C" not null generated always as (
          translate(lower(oem || ' ' || name || ' ' || manufacturer || ' ' || model || ' ' || description
            || ' ' || serial_no || ' ' || ab_code), '-./', 'QXZ')
          || ' ' || regexp_replace(lower(oem), '[^a-z0-9]', '', 'g')
        ) stored
      );
      alter table product alter column search_text set statistics 200;

      create index product_search on product using gin (search_text gin_trgm_ops);
      create index product_code on product (code_key, product_id) include (is_active) where deleted_at is null;
      create index product_code_part on product using gin (code_key gin_trgm_ops);
      create index product_look_alike on product (look_alike_key);
      create index product_make on product (lower(manufacturer), code_key, product_id);
      create index product_type on product (type_id, code_key, product_id);
      create index product_family on product (family, code_key, product_id);
      create index product_vehicle on product using gin (lower(vehicles::text) gin_trgm_ops);
    `),
};
