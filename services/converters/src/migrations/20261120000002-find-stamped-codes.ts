import type { Migration } from '@washcoat/service-kit';

/** The codes of one stamp, in lower case, letters and digits only. */
const codes = `string_to_array(translate(regexp_replace(lower(oem), '[^a-z0-9/,;+&|]', '', 'g'), ',;+&|', '/////'), '/')`;
/** The same with characters folded that people misread. */
const lookAlikes = `string_to_array(translate(
  regexp_replace(lower(oem), '[^a-z0-9/,;+&|]', '', 'g'), ',;+&|oisb', '/////0158'), '/')`;

/**
 * A shell may carry several codes (`KT 0334 / A 204 490`). Each of them is found as a whole code; converters with one
 * code have nothing here, so that the indexes stay small.
 */
export const findStampedCodes: Migration = {
  name: '20261120000002-find-stamped-codes',
  up: (knex) =>
    knex.raw(
      `
      alter table product
        add column stamped_codes text[] generated always as (
          case when oem ~ '[/,;+&|]' then array_remove(${codes}, '') end) stored,
        add column stamped_look_alikes text[] generated always as (
          case when oem ~ '[/,;+&|]' then array_remove(${lookAlikes}, '') end) stored;
      create index product_stamped on product using gin (stamped_codes) where stamped_codes is not null;
      create index product_stamped_look_alike on product using gin (stamped_look_alikes)
        where stamped_look_alikes is not null;
    `,
    ),
};
