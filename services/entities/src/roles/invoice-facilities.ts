import type { Session } from '@washcoat/contract-entities';
import { badInput, forbidden, type UnitOfWork } from '@washcoat/service-kit';
import { f, facilitiesInScope } from '../facilities/facility.model';
import { mayOpenInvoices } from './role.policy';

/**
 * The facilities whose invoices a role opens, by name: `wanted`, or `current` when nothing was sent. Names that are
 * there already stay good when their facility is gone. 400 at `permissions` for other names that are no facility in
 * scope; 403 when somebody opens or closes one whose invoices are not open to themselves.
 */
export async function settleFacilities(
  { trx }: UnitOfWork,
  session: Session,
  wanted: readonly string[] | undefined,
  current: readonly string[] = [],
): Promise<readonly string[]> {
  if (!wanted) return current;
  const names = new Map<string, string>();
  const inScope = await facilitiesInScope(trx, session).clearSelect().select(f.name);
  for (const name of [...inScope.map((one) => one.name), ...current]) names.set(name.toLowerCase(), name);
  const settled = wanted.filter(Boolean).map((name) => {
    const known = names.get(name.toLowerCase());
    if (!known) throw badInput({ permissions: `There is no facility '${name}'.` });
    return known;
  });
  const after = new Set(settled);
  const before = new Set(current);
  const changed = [...after, ...before].filter((name) => after.has(name) !== before.has(name));
  if (!changed.every((name) => mayOpenInvoices(session, name))) throw forbidden();
  return [...after].sort();
}
