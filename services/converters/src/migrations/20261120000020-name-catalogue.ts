import type { Migration } from '@washcoat/service-kit';

/**
 * The make and model of a converter as one name, taken apart like `search_text`, and every name that was ever used: a
 * search for `Volvo S60` looks for the names first, of which there are a few hundred, and then reads only the page. A
 * name without converters finds nothing and stays.
 */
export const nameCatalogue: Migration = {
  name: '20261120000020-name-catalogue',
  up: (knex) =>
    knex.raw(`
      alter table product add column name_key text collate "C" generated always as
        (translate(lower(manufacturer || ' ' || model), '-./', 'QXZ')) stored;
      create index product_name on product (name_key, code_key, product_id) include (is_active)
        where deleted_at is null;
      create table catalogue_name (name_key text collate "C" primary key);
      insert into catalogue_name select distinct name_key from product;
      create function keep_catalogue_names() returns trigger language plpgsql as $$ begin
        insert into catalogue_name select distinct name_key from written order by name_key on conflict do nothing;
        return null;
      end $$;
      create trigger product_added after insert on product referencing new table as written
        for each statement execute function keep_catalogue_names();
      create trigger product_renamed after update on product referencing new table as written
        for each statement execute function keep_catalogue_names();
    `),
};
