import type { Migration } from '@washcoat/service-kit';

/** How drawn pictures look (144 bits, null until known or where it can't be told), to compare photos with. */
export const lookAtDrawnPictures: Migration = {
  name: '20261120000007-look-at-pictures',
  up: (knex) =>
    knex.raw(`
      alter table drawn_picture
        add column look bit(144),
        add column is_looked_at boolean not null default false;
      create index drawn_picture_new on drawn_picture (picture_id) where not is_looked_at;
      create index product_picture on product (profile_url) where profile_url is not null;
    `),
};
