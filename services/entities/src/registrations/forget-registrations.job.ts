import type { Job } from '@washcoat/service-kit';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes registrations and changes of addresses after 14 days, with their links: those never confirmed, and what
 * confirmed ones left behind.
 */
export const forgetRegistrations: Job = {
  name: 'forget-registrations',
  everyMs: HOUR_MS,
  async run({ database }) {
    for (const table of ['registration', 'address_change'])
      await database(table).whereRaw(`created_at < now() - interval '14 days'`).delete();
  },
};
