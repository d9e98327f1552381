import { Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findCompany } from '../companies/company.model';
import { findUserByEmail } from '../people/user.model';
import { unconfirmedRegistrations } from '../registrations/registration.model';

/** The logo of the company of an address, for the sign-in page. 400 when nobody has the address or waits for it. */
export async function preLogIn(database: Knex, email: string): Promise<{ companyLogo: string | null }> {
  const user = await findUserByEmail(database, email);
  if (!user) {
    if ((await unconfirmedRegistrations(database, email)).length) return { companyLogo: null };
    throw new Problem(400, 'Oops! Please Enter valid email id', { code: 'UNKNOWN_EMAIL' });
  }
  const company = user.companyId ? await findCompany(database, user.companyId) : null;
  return { companyLogo: company?.companyLogo ?? null };
}
