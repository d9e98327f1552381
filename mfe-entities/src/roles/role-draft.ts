import { NO_PERMISSION, role as noun, type roleEdit, type WholeRole } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import * as z from 'zod/mini';
import type { RoleType } from './role-words';
import { isLocked } from './granting';

/** How a role is being written: a new one, a copy of another, or a change of itself. */
export type RoleTask = 'add' | 'clone' | 'edit';

/** A role as it is typed. */
export interface RoleDraft {
  name: string;
  /** Null until somebody chose one for a new role. */
  type: RoleType | null;
  isFranchise: boolean;
  /** Ids of the granted permissions, in the order of the installation. */
  granted: readonly string[];
  /** Names of facilities, for canViewAllFacilityInvoices. */
  facilities: readonly string[];
  /** The version that the draft started from. */
  version: number;
}

const NAME_LIMIT = 100;
/** What the calls take, in their words. */
const rules = z.object({
  name: noun.fields.name.write,
  type: noun.fields.type.write,
  permissions: z.array(z.string()).check(z.minLength(1, NO_PERMISSION)),
});

/** What a form starts from. A copy leaves out what its writer may not grant. */
export function startOf(role: WholeRole, task: RoleTask): RoleDraft {
  const granted = role.permissions.filter(
    (permission) => permission.isGranted && (task !== 'clone' || !isLocked(permission)),
  );
  return {
    name: task === 'clone' ? `${role.name} copy`.slice(0, NAME_LIMIT) : role.name,
    type: task === 'add' ? null : role.type,
    isFranchise: role.isFranchise,
    granted: granted.map(({ permissionId }) => permissionId),
    facilities: granted.flatMap(({ facilities }) => facilities),
    version: role.version,
  };
}

/** Whether two drafts say the same, whatever version they started from. */
export function saysTheSame(one: RoleDraft, other: RoleDraft): boolean {
  const content = ({ name, type, isFranchise, granted, facilities }: RoleDraft) =>
    JSON.stringify([name, type, isFranchise, granted, facilities]);
  return content(one) === content(other);
}

/** What is wrong with a draft, by field. */
export type DraftProblems = Partial<Record<'name' | 'type' | 'permissions', string>>;

export function problemsOf(draft: RoleDraft): DraftProblems {
  const { error } = z.safeParse(rules, { ...draft, permissions: draft.granted });
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}

/** Choosing Franchise sets the flag; leaving it takes the flag back. The flag alone does not change the type. */
export function withType(draft: RoleDraft, type: RoleType): RoleDraft {
  const isFranchise = type === 3 || (draft.type !== 3 && draft.isFranchise);
  return { ...draft, type, isFranchise };
}

/** The fields that adding and editing have in common. Facilities go with the one permission that takes them. */
export function fieldsOf(
  draft: RoleDraft & { type: RoleType },
  permissions: WholeRole['permissions'],
): Omit<RequestOf<typeof roleEdit>, 'roleId' | 'version' | 'companyId'> {
  const { name, type, isFranchise, granted, facilities } = draft;
  return {
    name: name.trim(),
    type,
    isFranchise,
    permissions: permissions
      .filter(({ permissionId }) => granted.includes(permissionId))
      .map(({ permissionId, permissionName, type: group }) => ({
        permissionId,
        permissionName,
        type: group,
        ...(permissionName === 'canViewAllFacilityInvoices' && { facilities: [...facilities] }),
      })),
  };
}
