import { makePapers } from '@washcoat/contract-files';
import type { Job, Service } from '@washcoat/service-kit';

const EVERY_MS = 60_000;
const BATCH = 50;
const columns = [
  { table: 'company', column: 'metal_license' },
  { table: 'app_user', column: 'drivers_license_url' },
] as const;

/** Licences that were uploaded as pictures, before papers were private, become papers. Answers how many. */
export async function protectKnownPapers({ database, platform }: Service): Promise<number> {
  let moved = 0;
  for (const { table, column } of columns) {
    const addresses: string[] = await database(table)
      .where(column, 'like', '/files/pictures/%')
      .limit(BATCH)
      .distinct()
      .pluck(column);
    if (!addresses.length) continue;
    const answer = await platform.services.post('files', makePapers.path, { addresses });
    const { papers } = makePapers.output.parse(JSON.parse(answer.toString()));
    for (const address of addresses) {
      // A picture that is not there any more leaves nothing to show.
      moved += await database(table)
        .where(column, address)
        .update({ [column]: papers[address] ?? null });
    }
  }
  return moved;
}

/** The same as a job: for what an earlier version has left. */
export const protectPapers: Job = {
  name: 'protect-papers',
  everyMs: EVERY_MS,
  async run(service) {
    while (await protectKnownPapers(service));
  },
};
