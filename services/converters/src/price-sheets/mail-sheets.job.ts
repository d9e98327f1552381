import { clock, type Job } from '@washcoat/service-kit';
import { mailSheets } from './mail-sheets';

const EVERY_MS = 60_000;

/** Looks for price sheets that are due by schedule. */
export const mailSheetsJob: Job = {
  name: 'mail-price-sheets',
  everyMs: EVERY_MS,
  run: (service) => mailSheets(service, clock.now()),
};
