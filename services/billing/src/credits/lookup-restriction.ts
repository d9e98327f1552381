import { findCompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Lookups a month that each value of a company's lookupRestriction allows; 3 and none allow any number. */
const CAPS: ReadonlyMap<number, number> = new Map([
  [1, 100],
  [2, 500],
]);

/** How many lookups the users of a company may open in a month, or null without a limit. */
export async function lookupCap(database: Knex, companyId: string | null): Promise<number | null> {
  const company = companyId ? await findCompanyCopy(database, companyId) : null;
  return CAPS.get(company?.lookupRestriction ?? 0) ?? null;
}
