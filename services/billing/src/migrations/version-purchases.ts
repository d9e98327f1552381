import type { Migration } from '@washcoat/service-kit';

/** A purchase keeps the version of its plan that was on sale when it was begun. */
export const versionPurchases: Migration = {
  name: '20261123000156-version-purchases',
  up: (knex) =>
    knex.raw(`
      alter table purchase add column if not exists plan_version int not null default 1;
      alter table renewal add column if not exists plan_version int not null default 1;
    `),
};
