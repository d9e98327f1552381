import type { RoleKind, Session } from '@washcoat/contract-entities';
import { badInput, forbidden, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { givenRole } from '../people/user-role';
import { typeOfKind } from './role';
import { assertMayGrant, mayOpenInvoices } from './role.policy';
import { rolesSeenBy } from './role-sight';
import { defaultKindsOf, putDefaultRole } from './role.repository';

export interface ChosenDefault {
  roleId: string;
  kind: RoleKind;
}

/**
 * Makes a role what people of a kind get from now on for whom nobody chooses one; who has a role keeps it. 404 when the
 * user does not see the role, 400 at `roleId` when it does not fit the kind or is not for every company, 403 when it
 * grants more than the user holds.
 */
export async function chooseDefaultRole(
  unit: UnitOfWork,
  session: Session,
  { roleId, kind }: ChosenDefault,
): Promise<void> {
  const seen = await rolesSeenBy(unit.trx, session).where('role.role_id', roleId).first('role.role_id');
  if (!seen) throw notFound('This role');
  const { role, permissions, facilities } = await givenRole(unit.trx, roleId);
  if (!role || role.type !== typeOfKind[kind]) throw badInput({ roleId: 'This role is of another type.' });
  if (role.company_id)
    throw badInput({ roleId: 'This role is of one company. A default role is for every company.' });
  assertMayGrant(session, permissions);
  if (!facilities.every((name) => mayOpenInvoices(session, name))) throw forbidden();
  const before = await defaultKindsOf(unit.trx, role.role_id);
  if (before.includes(kind)) return;
  await putDefaultRole(unit.trx, kind, role.role_id);
  const after = await defaultKindsOf(unit.trx, role.role_id);
  await unit.audit({
    action: 'edit',
    entity: 'role',
    entityId: role.role_id,
    before: { defaultFor: before },
    after: { defaultFor: after },
  });
}
