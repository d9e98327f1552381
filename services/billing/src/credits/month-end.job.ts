import { clock, type Job } from '@washcoat/service-kit';
import { endMonth } from './month-end';

const EVERY_MS = 10_000;

/** Ends the month of everybody's credits at midnight of the zone; later when nobody was up. */
export const endOfMonth: Job = {
  name: 'end-month-of-credits',
  everyMs: EVERY_MS,
  async run({ database, platform }) {
    const end = await endMonth(database, clock.now(), platform.timezone);
    if (end?.lapsed || end?.given) platform.logger.info(end, 'The month of the credits has ended.');
  },
};
