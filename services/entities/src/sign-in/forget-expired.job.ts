import type { Job } from '@washcoat/service-kit';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes sessions and reset codes a day after they expired. Other codes go with what they belong to. */
export const forgetExpired: Job = {
  name: 'forget-expired-sessions',
  everyMs: HOUR_MS,
  async run({ database }) {
    for (const expired of [database('user_session'), database('one_time_code').where({ purpose: 'reset' })]) {
      await expired.whereRaw(`expires_at < now() - interval '1 day'`).delete();
    }
  },
};
