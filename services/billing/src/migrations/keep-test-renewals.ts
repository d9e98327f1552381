import type { Migration } from '@washcoat/service-kit';

/** The renewals that the provider for tests charges, and those that were begun there before this was kept. */
export const keepTestRenewals: Migration = {
  name: '20261127000191-keep-test-renewals',
  up: (knex) =>
    knex.raw(`
      create table if not exists test_renewal (
        provider_id text primary key,
        renewal_id text not null,
        ended_at timestamptz
      );
      insert into test_renewal (provider_id, renewal_id, ended_at)
        select provider_id, renewal_id, case when status = 'ended' and not end_owed then ended_at end
        from renewal where provider_id like 'sub_test_%'
        on conflict do nothing;
    `),
};
