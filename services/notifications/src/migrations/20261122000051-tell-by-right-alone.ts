import type { Migration } from '@washcoat/service-kit';

/** A notice without a company is for whoever has the right, or for the one person that it names. */
export const tellByRightAlone: Migration = {
  name: '20261122000051-tell-by-right-alone',
  up: (knex) =>
    knex.raw(`
      alter table notice alter column company_id drop not null;
      create index notice_of_nobodys_company on notice (told_at desc) where company_id is null and is_shown;
    `),
};
