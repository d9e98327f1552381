import { clock, type Job } from '@washcoat/service-kit';
import { mailReports } from './mail-reports';

const EVERY_MS = 60_000;

/** Looks for views of reports that are due by schedule. */
export const mailReportsJob: Job = {
  name: 'mail-reports',
  everyMs: EVERY_MS,
  run: (service) => mailReports(service, clock.now()),
};
