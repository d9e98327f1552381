import { clock, type Job, type Service } from '@washcoat/service-kit';
import { subDays } from 'date-fns/subDays';
import { ProviderEventModel } from './provider-event.model';

const { columns: e } = ProviderEventModel;
const HOUR_MS = 3_600_000;
/** Longer than the provider sends an event again by itself or by hand, which is 30 days. */
const KEPT_DAYS = 90;

/** Forgets what the card provider told, 90 days after it was worked on. */
export const forgetEventsJob: Job = {
  name: 'forget-provider-events',
  everyMs: HOUR_MS,
  run: (service) => forgetEvents(service),
};

/** What waits, and what was given up, stays however old it is: somebody has to look at it. */
export async function forgetEvents({ database }: Pick<Service, 'database'>): Promise<void> {
  await ProviderEventModel.query(database)
    .where(e.processedAt, '<', subDays(clock.now(), KEPT_DAYS))
    .delete();
}
