import type { Session } from '@washcoat/contract-entities';
import { findCompanyCopy, type Service } from '@washcoat/service-kit';
import type { SeedContext } from '@washcoat/service-kit/seed';
import type { DemoPeople } from './demo-people';
import type { DemoShelf } from './demo-shelf';
import type { PlannedLoad } from './load-plan';

/** What the loads of the demonstration installation are made with. */
export interface DemoYard {
  service: Service;
  context: SeedContext;
  people: DemoPeople;
  shelf: DemoShelf;
}

const houseBuyers = ['buyer@washcoat.test', 'buyer@washcoat.test', 'admin@washcoat.test'] as const;
const franchiseOwners: Readonly<Record<string, string>> = {
  'Peachtree Cores': 'owner@peachtree.test',
  'Piedmont Cores': 'owner@piedmont.test',
};

/** Who buys a planned load: the owner of the franchise that its customer belongs to, else a buyer of the house. */
export async function buyerOf(
  { service, context, people }: DemoYard,
  planned: PlannedLoad,
): Promise<Session> {
  const customer = planned.companyId ? await findCompanyCopy(service.database, planned.companyId) : null;
  const parentId = customer?.parentCompanyId;
  const parent = parentId ? await findCompanyCopy(service.database, parentId) : null;
  const owner = franchiseOwners[parent?.companyName ?? ''];
  if (owner) return people(owner);
  const draw = context.random(`${planned.key} buyer`)();
  return people(houseBuyers[Math.floor(draw * houseBuyers.length)] ?? houseBuyers[0]);
}
