import { demoCompanies, demoSignIns, seedId } from '@washcoat/service-kit/seed';
import type { NewInvitation } from '../invitations/add-invitation';
import type { NewUser } from '../people/add-user';
import { roleId } from './roles';
import { customerSites } from './customer-sites';
import { companyId, house, traders } from './trading-companies';

const roleOf: Record<string, string> = {
  'super admin': 'Administrator',
  admin: 'Administrator',
  'house buyer': 'Buyer',
  grader: 'Grader',
  'franchise owner': 'Franchise owner',
  'partner seller': 'Partner seller',
};
const HOUSE_FACILITY = 'Atlanta';

/** Where people work: the address of their company. */
function workplaceOf(companyName: string) {
  const places = [house, ...traders, ...customerSites.map((site) => ({ ...site, companyName: site.name }))];
  const place = places.find((known) => known.companyName === companyName);
  if (!place) throw new Error(`${companyName} has no address in the seed.`);
  const { address, city, state, zipcode } = place;
  return { address, city, state, zipcode };
}

/** Everybody who can sign in to the demonstration. `hashOf` answers the password hash of an address. */
export function demoPeople(hashOf: (email: string) => string): NewUser[] {
  return demoSignIns.map(({ email, firstName, lastName, hierarchy, company, who }, index) => ({
    userId: seedId('user', email),
    email,
    passwordHash: hashOf(email),
    firstName,
    lastName,
    phone: `40455501${String(60 + index)}`,
    companyId: companyId(company),
    ...workplaceOf(demoCompanies[company].companyName),
    roleId: roleId(roleOf[who] ?? 'Subscriber'),
    hierarchy,
    isSA: who === 'super admin',
    isAdmin: who === 'super admin' || who === 'admin',
    facilityCity: demoCompanies[company].facility ?? HOUSE_FACILITY,
  }));
}

/** The one who is invited and has not registered; the code of the link is the same in every installation. */
export const demoInvitation: NewInvitation = {
  email: 'invited@newco.test',
  firstName: 'Invited',
  lastName: 'Newco',
  companyId: null,
  facilityCity: null,
  code: seedId('invitation', 'invited@newco.test'),
};
