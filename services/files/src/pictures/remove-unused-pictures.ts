import { clock, type Job, type Service } from '@washcoat/service-kit';
import type { FileStore } from './file-store';
import { forgetUnused } from './picture.repository';

const HOLD_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 15 * 60 * 1000;
const BATCH = 100;

/** Removes pictures that no record has used within a day of their upload. Answers how many. */
export async function removeUnusedPictures(
  service: Pick<Service, 'inTransaction'>,
  store: FileStore,
  now: Date,
): Promise<number> {
  let removed = 0;
  for (let batch = BATCH; batch === BATCH; removed += batch) {
    batch = await service.inTransaction({ now }, async ({ trx }) => {
      const names = await forgetUnused(trx, new Date(now.getTime() - HOLD_MS), BATCH);
      for (const name of names) await store.remove(name);
      return names.length;
    });
  }
  return removed;
}

/** The same as a job. */
export const removeUnusedPicturesJob = (store: FileStore): Job => ({
  name: 'remove-unused-pictures',
  everyMs: EVERY_MS,
  async run(service) {
    await removeUnusedPictures(service, store, clock.now());
  },
});
