import { Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { FacilityRow } from './facility';

/** How many records name a facility. */
interface FacilityUse {
  /** Companies that deliver to it. */
  customers: number;
  /** People who belong to it, by its city or its name. */
  users: number;
  /** Roles that may see its invoices. */
  roles: number;
}

/**
 * Refuses with 409 to delete a facility while customers deliver to it. Users and roles keep its name: it lets them see
 * the invoices that were issued there.
 */
export async function assertUnused(database: Knex, { name }: FacilityRow): Promise<void> {
  const customers = await customersOf(database, name);
  if (customers)
    throw inUse(`${counted(customers, 'customer')} deliver to ${name}. Give them another facility first.`);
}

/**
 * Refuses with 409 to take a name or city away that others go by. Customers, users, roles, discounts and the issued
 * invoices and price snapshots of other domains name a facility in words, so a new word would quietly part them from
 * it.
 */
export async function assertRenamable(
  database: Knex,
  facility: FacilityRow,
  wanted: Pick<FacilityRow, 'name' | 'city'>,
): Promise<void> {
  const isRenamed = wanted.name !== facility.name;
  const kept = [wanted.name, wanted.city];
  const lost = [facility.name, facility.city].filter((word) => !kept.includes(word));
  const use: FacilityUse = {
    customers: isRenamed ? await customersOf(database, facility.name) : 0,
    roles: isRenamed ? await rolesOf(database, facility.name) : 0,
    users: await usersOf(database, lost),
  };
  const named = Object.entries({ customer: use.customers, user: use.users, role: use.roles })
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => counted(count, noun));
  if (!named.length) return;
  const field = isRenamed ? 'name' : 'city';
  throw inUse(`${named.join(', ')} go by the ${field} of this facility. Give them another one first.`, field);
}

async function customersOf(database: Knex, name: string): Promise<number> {
  return countOf(database('company').whereRaw('lower(facility) = lower(?)', [name]).whereNull('deleted_at'));
}

async function usersOf(database: Knex, words: readonly string[]): Promise<number> {
  const lower = words.map((word) => word.toLowerCase());
  return countOf(
    database('app_user').whereRaw('lower(facility_city) = any (?)', [lower]).whereNull('deleted_at'),
  );
}

async function rolesOf(database: Knex, name: string): Promise<number> {
  return countOf(database('role_permission').whereRaw('? = any (facilities)', [name]));
}

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count({ rows: '*' });
  return Number(row?.rows ?? 0);
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function inUse(message: string, field?: 'name' | 'city'): Problem {
  return new Problem(409, message, { code: 'IN_USE', ...(field && { fields: { [field]: message } }) });
}
