import { clock, type Job, type Service } from '@washcoat/service-kit';
import { forgetQuotes } from './quote.model';

const HOUR_MS = 60 * 60 * 1000;
const KEPT_MS = 90 * 24 * HOUR_MS;

/** Forgets market prices of a source 90 days after their time: the newest that counts, and what waits, stay. */
export const forgetOldQuotesJob: Job = {
  name: 'forget-old-metal-quotes',
  everyMs: HOUR_MS,
  run: (service) => forgetOldQuotes(service, clock.now()),
};

/** Forgets what is older than 90 days at `now`. */
export const forgetOldQuotes = ({ database }: Service, now: Date): Promise<void> =>
  forgetQuotes(database, new Date(now.getTime() - KEPT_MS));
