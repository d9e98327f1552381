import type { Migration } from '@washcoat/service-kit';

/**
 * `price_modifier_to_tell`: those that other domains are not told of as they are now. Who tells takes the note away; it stays
 * for what was kept before anybody was told, and for what an older version of this service still writes beside this one.
 */
export const tellPriceModifiers: Migration = {
  name: '20261123000132-tell-price-modifiers',
  up: (knex) =>
    knex.raw(`
      create table price_modifier_to_tell (
        price_modifier_id uuid primary key references price_modifier on delete cascade
      );
      insert into price_modifier_to_tell select price_modifier_id from price_modifier;
      create function note_price_modifier() returns trigger language plpgsql set search_path from current as $$ begin
        insert into price_modifier_to_tell values (new.price_modifier_id) on conflict do nothing;
        return null;
      end $$;
      create trigger price_modifier_written after insert or update of version on price_modifier
        for each row execute function note_price_modifier();
    `),
};
