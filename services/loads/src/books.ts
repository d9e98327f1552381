import type { BookRule } from '@washcoat/testing';

/** What holds in loads: an order is completed once, and what is no converter is priced as the catalogue says. */
export const loadsBooks: readonly BookRule[] = [
  {
    name: 'an order is completed once',
    domains: ['loads'],
    query: `select 'order ' || key || ' was completed ' || count(*) || ' times' from loads.outbox
      where envelope ->> 'type' = 'loads.load-completed.v1' group by key having count(*) <> 1`,
  },
  {
    name: 'a completed order was announced',
    domains: ['loads'],
    query: `select 'order ' || load_id || ' is completed and nobody was told' from loads.load
      where type = 4 and not exists (select from loads.outbox where outbox.key = load.load_id::text
        and envelope ->> 'type' = 'loads.load-completed.v1')`,
  },
  {
    name: 'a completed order has something on it',
    domains: ['loads'],
    query: `select 'order ' || load_id || ' is empty' from loads.load
      where type = 4 and not exists (select from loads.load_item where load_item.load_id = load.load_id)`,
  },
  {
    name: 'loads know each price modifier as it is',
    domains: ['loads', 'converters'],
    query: `select 'price modifier ' || price_modifier_id || ' is known as of ' || coalesce(copy.version::text, 'never')
        || ', and is of ' || origin.version
      from converters.price_modifier as origin left join loads.price_modifier_copy as copy using (price_modifier_id)
      where (copy.version, (copy.data ->> 'value')::numeric) is distinct from (origin.version, origin.value)
        and not exists (select from converters.price_modifier_to_tell as noted
          where noted.price_modifier_id = origin.price_modifier_id)`,
  },
];
