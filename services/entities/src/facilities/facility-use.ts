import { Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { FacilityRow } from './facility';
import { deliveringTo } from './named-facility';

/**
 * Refuses with 409 to delete a facility while customers deliver to it. Users and roles keep its name: it lets them see
 * the invoices that were issued there. How many they are is not told: they may be another company's.
 */
export async function assertUnused(database: Knex, facility: FacilityRow): Promise<void> {
  if (!(await deliveringTo(database, facility).first('company.company_id'))) return;
  const message = `Customers deliver to ${facility.name}. Give them another facility first.`;
  throw new Problem(409, message, { code: 'IN_USE' });
}
