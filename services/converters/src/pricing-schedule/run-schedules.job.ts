import { clock, type Job } from '@washcoat/service-kit';
import { runSchedules } from './run-schedules';

const EVERY_MS = 15_000;

/** Looks for prices that are due by a schedule. */
export const runSchedulesJob: Job = {
  name: 'run-pricing-schedules',
  everyMs: EVERY_MS,
  run: (service) => runSchedules(service, clock.now()),
};
