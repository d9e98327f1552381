import type { Migration } from '@washcoat/service-kit';

/** What the provider told is forgotten some time after it was worked on: those are found by an index. */
export const forgetProviderEvents: Migration = {
  name: '20261126000190-forget-provider-events',
  up: (knex) =>
    knex.raw(`
      create index if not exists provider_event_processed on provider_event (processed_at)
        where processed_at is not null;
    `),
};
