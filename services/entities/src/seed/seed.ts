import type { Service } from '@washcoat/service-kit';
import {
  demoSuperAdmin,
  DEMO_PASSWORD,
  demoSignIns,
  type SeedContext,
  type SeedPart,
} from '@washcoat/service-kit/seed';
import { addCompany, createCompany, type NewCompany } from '../companies/add-company';
import { findCompany, findHouse } from '../companies/company.model';
import { addFacility } from '../facilities/facility.commands';
import { addInvitation } from '../invitations/add-invitation';
import { addUser } from '../people/add-user';
import { addRole } from '../roles/role.commands';
import { hashPassword } from '../sign-in/password';
import { demoCustomers } from './customers';
import { franchiseFacilities, houseFacilities } from './facilities';
import { demoInvitation, demoPeople } from './people';
import { demoRoles } from './roles';
import { drawLogo } from './logo';
import { companyId, house, logos, traders } from './trading-companies';

const HOUSE_AGE_DAYS = 900;
const OLDEST_CUSTOMER_DAYS = 700;
const PEOPLE_AGE_DAYS = 400;

/** The companies, facilities, roles and sign-ins of the demonstration: all of them in one transaction, or none. */
export const seed: SeedPart = {
  service: 'entities',
  async run(service, context) {
    if (await findCompany(service.database, companyId('house'))) return;
    const hashes = await passwordHashes();
    await addEverything(service, context, hashes);
  },
};

async function passwordHashes(): Promise<Map<string, string>> {
  const entries = demoSignIns.map(async ({ email }) => [email, await hashPassword(DEMO_PASSWORD)] as const);
  return new Map(await Promise.all(entries));
}

async function addEverything(
  service: Service,
  context: SeedContext,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const session = demoSuperAdmin();
  const random = context.random('customers');
  await service.inTransaction({ session, now: context.today }, async (unit) => {
    const founding = { ...unit, now: context.at(HOUSE_AGE_DAYS) };
    await addCompany(founding, session, await withLogo(house));
    for (const facility of houseFacilities) await addFacility(founding, session, facility);
    // A franchise names a facility of its own, which can not be there before it.
    const parent = await findHouse(unit.trx);
    for (const trader of traders) await createCompany(founding, session, await withLogo(trader), parent);
    for (const facility of franchiseFacilities) await addFacility(founding, session, facility);
    for (const role of demoRoles) await addRole(founding, session, role);
    for (const customer of demoCustomers(random)) await addCustomer(customer);
    const people = { ...unit, now: context.at(PEOPLE_AGE_DAYS) };
    for (const user of demoPeople(hashOf)) await addUser(people, session, user);
    await addInvitation({ ...unit, now: context.at(1) }, session, demoInvitation);

    async function addCustomer(customer: NewCompany) {
      const now = context.at(Math.floor(random() * OLDEST_CUSTOMER_DAYS) + 1);
      await addCompany({ ...unit, now }, session, customer);
    }
  });

  function hashOf(email: string): string {
    const hash = hashes.get(email);
    if (!hash) throw new Error(`${email} has no password.`);
    return hash;
  }
}

async function withLogo(company: NewCompany): Promise<NewCompany> {
  const logo = company.companyId && logos[company.companyId];
  return logo ? { ...company, companyLogo: await drawLogo(logo) } : company;
}
