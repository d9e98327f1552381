import type { Migration } from '@washcoat/service-kit';

/** Who follows a public link may also say no, and why; until then nobody has. */
export const rejectByLink: Migration = {
  name: '20261123000145-reject-by-link',
  up: (knex) =>
    knex.raw(`
      alter table load_link
        add column rejected_at timestamptz,
        add column rejected_by text,
        add column rejected_reason text,
        add column rejected_offer text;
    `),
};
