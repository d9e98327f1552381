import type { Migration } from '@washcoat/service-kit';

/** The codes of one stamp with characters folded that people misread. */
const lookAlikes = `string_to_array(translate(
  regexp_replace(lower(oem), '[^a-z0-9/,;+&|]', '', 'g'), ',;+&|oilsb', '/////01158'), '/')`;

/**
 * An l is read for a 1 as well. A code with one character misread has its first or its second half right: the first is
 * found in the order of the codes, the second in that of the codes from their end. Shapes are looked for by their word.
 */
export const findNearlyReadCodes: Migration = {
  name: '20261122000034-find-nearly-read-codes',
  up: (knex) =>
    knex.raw(
      `
      alter table product drop column look_alike_key, drop column stamped_look_alikes;
      alter table product
        add column look_alike_key text collate "C" not null generated always as
          (translate(regexp_replace(lower(oem), '[^a-z0-9]', '', 'g'), 'oilsb', '01158')) stored,
        add column stamped_look_alikes text[] generated always as (
          case when oem ~ '[/,;+&|]' then array_remove(${lookAlikes}, '') end) stored;
      create index product_look_alike on product (look_alike_key);
      create index product_look_alike_end on product (reverse(look_alike_key) collate "C");
      create index product_stamped_look_alike on product using gin (stamped_look_alikes)
        where stamped_look_alikes is not null;
      create index product_shape on product (shape, code_key, product_id);
    `,
    ),
};
