import type { RoleRow } from './role';
import type { Grants } from './settle-grants';

/** A role for the audit trail, by the names of the wire, with the names of what it grants. */
export function auditedRole(row: RoleRow, grants: Grants): Record<string, unknown> {
  return {
    name: row.name,
    type: row.type,
    isFranchise: row.is_franchise,
    companyId: row.company_id,
    permissions: grants.map(({ permissionName }) => permissionName).sort(),
    facilities: grants.flatMap(({ facilities }) => facilities),
  };
}
