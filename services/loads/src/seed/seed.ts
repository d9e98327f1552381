import { CompanyCopyModel, type CompanyCopy } from '@washcoat/service-kit';
import { seedId, type SeedPart } from '@washcoat/service-kit/seed';
import type { Knex } from 'knex';
import { LoadModel } from '../carts/load.model';
import { buildLoad } from './build-load';
import { demoPeople } from './demo-people';
import { demoShelf } from './demo-shelf';
import { LAST_KEY, planLoads } from './load-plan';
import { settleLoad } from './settle-load';

/** How many loads are built at the same time; completing goes one by one, in the order of their dates. */
const AT_ONCE = 4;

/**
 * Loads of the demonstration installation: made, filled, finished and completed through the use cases. The last one is
 * made when all others are done, so that its presence means that there is nothing to do.
 */
export const seed: SeedPart = {
  service: 'loads',
  async run(service, context) {
    const { database } = service;
    if (await LoadModel.query(database).findById(seedId('load', LAST_KEY))) return;
    await context.settle();
    const plan = planLoads(await customersOf(database), context);
    const yard = { service, context, people: await demoPeople(database), shelf: await demoShelf(database) };
    const waiting = plan.filter(({ key }) => key !== LAST_KEY);
    const build = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await buildLoad(yard, next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, build));
    for (const planned of plan) await settleLoad(yard, planned);
    for (const planned of plan.filter(({ key }) => key === LAST_KEY)) await buildLoad(yard, planned);
  },
};

/** Customers that loads are bought from, by name. Throws while they have not arrived. */
async function customersOf(database: Knex): Promise<CompanyCopy[]> {
  const { columns: c } = CompanyCopyModel;
  const copies = await CompanyCopyModel.query(database)
    .where(c.isHouse, false)
    .where(c.isFranchise, false)
    .where(c.isActive, true)
    .orderBy([c.companyName, c.companyId])
    .select(c.data);
  if (!copies.length) throw new Error('The seed of loads waits for the customers.');
  return copies.map(({ data }) => data);
}
