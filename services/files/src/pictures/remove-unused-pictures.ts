import { uploadKeepers, usedUploads } from '@washcoat/contract-files';
import { clock, type Job, type Service } from '@washcoat/service-kit';
import type { FileStore } from './file-store';
import { addressOf } from './picture-name';
import { forgetPictures, markUsed, picturesToCheck } from './picture.repository';

const HOLD_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 15 * 60 * 1000;
const BATCH = 1000;

type Sweeper = Pick<Service, 'inTransaction' | 'database' | 'platform'>;

/**
 * Removes pictures and papers that no record uses and that were last held a day ago; answers how many. Every service
 * whose records name uploads is asked; when one does not answer, nothing is removed. What is used is looked at again
 * after a day, so that what a record has let go of goes too.
 */
export async function removeUnusedPictures(service: Sweeper, store: FileStore, now: Date): Promise<number> {
  const held = new Date(now.getTime() - HOLD_MS);
  let removed = 0;
  for (let count = BATCH; count === BATCH;) {
    const names = await picturesToCheck(service.database, held, BATCH);
    count = names.length;
    if (!count) return removed;
    const used = await usedOf(service, names);
    const unused = names.filter((name) => !used.has(name));
    removed += await service.inTransaction({ now }, async ({ trx }) => {
      await markUsed(trx, [...used], now);
      const gone = await forgetPictures(trx, unused, held);
      for (const name of gone) await store.remove(name);
      return gone.length;
    });
  }
  return removed;
}

async function usedOf({ platform }: Sweeper, names: readonly string[]): Promise<Set<string>> {
  const byAddress = new Map(names.map((name) => [addressOf(name), name]));
  const used = new Set<string>();
  for (const keeper of uploadKeepers) {
    const answer = await platform.services.post(keeper, usedUploads.path, {
      addresses: [...byAddress.keys()],
    });
    for (const address of usedUploads.output.parse(JSON.parse(answer.toString())).used) {
      const name = byAddress.get(address);
      if (name) used.add(name);
    }
  }
  return used;
}

/** The same as a job. */
export const removeUnusedPicturesJob = (store: FileStore): Job => ({
  name: 'remove-unused-pictures',
  everyMs: EVERY_MS,
  async run(service) {
    await removeUnusedPictures(service, store, clock.now());
  },
});
