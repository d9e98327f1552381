import type { Job } from '@washcoat/service-kit';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes sessions and reset codes a day after they expired. */
export const forgetExpired: Job = {
  name: 'forget-expired-sessions',
  everyMs: HOUR_MS,
  async run({ database }) {
    for (const table of ['user_session', 'one_time_code']) {
      await database(table).whereRaw(`expires_at < now() - interval '1 day'`).delete();
    }
  },
};
