import type { historyList, Session } from '@washcoat/contract-entities';
import type { HistoryEntry, InputOf } from '@washcoat/contract-kernel';
import { auditTrail, forbidden, mapPage, notFound, withinScope, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findCompanyInScope } from '../companies/company.model';
import { usersInScope } from '../people/user.model';
import { mayOpenEveryRole } from '../roles/role.policy';
import { hiddenCompanyFields } from './history.policy';

type HistoryRequest = InputOf<typeof historyList>;

/**
 * Who changed a record and what, newest first, without the fields that the user may not see. 404 when the record is
 * not in scope, 403 for roles unless the user is an administrator of hierarchy 1.
 */
export async function listHistory(
  database: Knex,
  session: Session,
  request: HistoryRequest,
): Promise<Page<HistoryEntry>> {
  if (request.entity === 'role' && !mayOpenEveryRole(session)) throw forbidden();
  if (!(await isInScope(database, session, request))) throw notFound();
  const hidden = request.entity === 'company' ? hiddenCompanyFields(session) : [];
  const page = await auditTrail(database, { ...request, entityId: request.entityId.toLowerCase() });
  return mapPage(page, (entry) => ({
    ...entry,
    changes: withoutCities(entry.changes.filter(({ field }) => !hidden.includes(field))),
  }));
}

/** Discounts by city say nothing more where the entry tells them by facility. */
function withoutCities(changes: HistoryEntry['changes']): HistoryEntry['changes'] {
  const isByFacility = changes.some(({ field }) => field === 'facilityDiscounts');
  return isByFacility ? changes.filter(({ field }) => field !== 'facilityDiscount') : changes;
}

async function isInScope(database: Knex, session: Session, { entity, entityId }: HistoryRequest) {
  const found = await {
    company: () => findCompanyInScope(database, session, entityId),
    user: () => usersInScope(database, session).where('app_user.user_id', entityId).first('user_id'),
    facility: () =>
      withinScope(
        database('facility').where({ facility_id: entityId }).whereNull('deleted_at'),
        session,
        'company_id',
      ).first('facility_id'),
    role: () => database('role').where({ role_id: entityId }).first('role_id'),
  }[entity]();
  return Boolean(found);
}
