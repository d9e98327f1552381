import type { Job } from '@washcoat/service-kit';
import { forgetResetCodes } from './one-time-code.model';
import { forgetSessions } from './user-session.model';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes sessions and reset codes a day after they expired. Other codes go with what they belong to. */
export const forgetExpired: Job = {
  name: 'forget-expired-sessions',
  everyMs: HOUR_MS,
  async run({ database }) {
    await forgetSessions(database);
    await forgetResetCodes(database);
  },
};
