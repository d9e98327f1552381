import { findCompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

const INSTALLATION = 'Washcoat';

/** The company that a customer trades with: its parent, else the house; the product's name while neither is known. */
export async function senderNameFor(database: Knex, companyId: string): Promise<string> {
  const customer = await findCompanyCopy(database, companyId);
  const parent = customer?.parentCompanyId ? await findCompanyCopy(database, customer.parentCompanyId) : null;
  if (parent) return parent.companyName;
  const house = await database('company_copy').where({ is_house: true }).first('company_name');
  return house?.company_name ?? INSTALLATION;
}
