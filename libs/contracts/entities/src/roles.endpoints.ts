import {
  allow,
  answerShape,
  editedVersion,
  endpoint,
  id,
  listOf,
  moment,
  optionalLine,
  paging,
  queryFlag,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { companyTypeChoices } from './company.noun';
import { NO_PERMISSION, role, roleType } from './role.noun';

const service = 'entities';

/** The kinds of users for whom a default role is chosen; the first user of a franchise is its owner. */
export const roleKinds = ['STAFF', 'CUSTOMER', 'PARTNER', 'FRANCHISE_OWNER', 'FRANCHISE'] as const;
export type RoleKind = (typeof roleKinds)[number];
const roleKind = z.enum(roleKinds);

const administrators = allow({ isSA: true, notHierarchy: [10] }, { isAdmin: true, notHierarchy: [10, 2] });
const superAdmins = allow({ isSA: true, notHierarchy: [10] });

export const permission = z.object({
  permissionId: id,
  /** The flag of the session. */
  permissionName: z.string(),
  /** How people call it. */
  label: z.string(),
  /** The group in which role forms show it. */
  type: roleType,
  /** The part of the product, in which it stands at `place`. */
  area: z.string(),
  place: z.number().int(),
  description: z.string(),
  /** It takes something away from whoever has it. */
  restricts: z.boolean(),
  /** Off: the permission is false for everybody in the installation. */
  isAccessible: z.boolean(),
});
export type Permission = z.infer<typeof permission>;

const roleAnswer = z.object({
  ...answerShape(role),
  /** Null for a role that every company may use. */
  companyId: id.nullable(),
  permissionCount: z.number().int(),
  userCount: z.number().int(),
  /** Whether it is the default of any kind of users. */
  isDefault: z.boolean(),
  /** The kinds of users who get it when nobody chooses a role for them. */
  defaultFor: z.array(roleKind),
  updatedDate: moment,
});
export type Role = z.infer<typeof roleAnswer>;

/** A role with every permission of the installation, granted or not. */
export const wholeRole = roleAnswer.omit({ permissionCount: true, userCount: true, roleId: true }).extend({
  /** Null in the form of a new role. */
  roleId: id.nullable(),
  permissions: z.array(
    permission.extend({
      isGranted: z.boolean(),
      /** Whether the caller may grant it or take it back. */
      isGrantable: z.boolean(),
      /** Names of facilities, for canViewAllFacilityInvoices only. */
      facilities: z.array(z.string()),
    }),
  ),
});
export type WholeRole = z.infer<typeof wholeRole>;

export const roleList = endpoint({
  id: 'roleList',
  service,
  method: 'GET',
  path: '/read/v1/userRoles/getAll',
  summary:
    'Roles that the caller may see; with companyId those that fit the users of that company, with newCompanyType those of a new one below it',
  access: allow(
    { isSA: true },
    { isAdmin: true, isNewUser: false },
    { hierarchy: [10], isNewUser: false },
    { flags: ['canCreateUser'] },
    { flags: ['canInviteUsers'], isNewUser: false },
  ),
  input: z.object({
    ...paging(10),
    text: searchText.optional(),
    companyId: id.optional(),
    /** For the first user of a company that is about to be added below `companyId`, or below the own one. */
    newCompanyType: z.enum(companyTypeChoices).optional(),
    /** Leaves those that the caller may give to somebody. */
    isGivable: queryFlag.optional(),
    type: z.coerce.number().int().min(1).max(3).optional(),
  }),
  output: listOf(roleAnswer),
});

export const roleDetail = endpoint({
  id: 'roleDetail',
  service,
  method: 'GET',
  path: '/read/v1/userRoles/get',
  summary: 'One role with every permission; without roleId the empty form',
  access: allow({ isSA: true }, { isAdmin: true, isNewUser: false }, { hierarchy: [10], isNewUser: false }),
  input: z.object({ roleId: id.optional() }),
  output: wholeRole,
});

const roleFields = {
  name: role.fields.name.write,
  type: role.fields.type.write,
  /** Choosing type 3 sets it; the flag alone does not change the type. */
  isFranchise: z.boolean().optional(),
  permissions: z
    .array(
      z.object({
        permissionId: id,
        permissionName: z.string().optional(),
        type: z.number().optional(),
        facilities: z.array(optionalLine(100)).max(200).optional(),
      }),
      { error: NO_PERMISSION },
    )
    .min(1, NO_PERMISSION)
    .max(200),
  companyId: id.nullable().optional(),
};

export const roleAdd = endpoint({
  id: 'roleAdd',
  service,
  method: 'POST',
  path: '/write/v1/userRoles/add',
  summary: 'Adds a role; administrators who are not SA name the role that they cloned',
  access: administrators,
  input: z.object({ ...roleFields, clonedRoleId: id.optional() }),
  output: saved.extend({ roleId: id }),
});

export const roleEdit = endpoint({
  id: 'roleEdit',
  service,
  method: 'PUT',
  path: '/write/v1/userRoles/edit',
  summary: 'Changes a role; those who have it feel it with their next request',
  access: administrators,
  input: z.object({ ...roleFields, roleId: id, version: editedVersion }),
  output: saved.extend({ version: z.number().int() }),
});

export const roleDelete = endpoint({
  id: 'roleDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/userRoles/delete',
  summary: 'Deletes a role that nobody has',
  access: superAdmins,
  input: z.object({ roleId: id, companyId: id.nullable().optional() }),
  output: saved,
});

export const roleDefault = endpoint({
  id: 'roleDefault',
  service,
  method: 'PUT',
  path: '/write/v1/userRoles/default',
  summary: 'Makes a role what people of a kind get from now on for whom nobody chooses one',
  access: allow({ hierarchy: [1], isSA: true }, { hierarchy: [1], isAdmin: true }),
  input: z.object({ roleId: id, kind: roleKind }),
  output: saved,
});

export const permissionList = endpoint({
  id: 'permissionList',
  service,
  method: 'GET',
  path: '/read/v1/permissions/getAll',
  summary: 'Every permission of the installation',
  access: superAdmins,
  input: z.object({ ...paging(100), text: searchText.optional(), companyId: id.optional() }),
  output: listOf(permission),
});

export const permissionEdit = endpoint({
  id: 'permissionEdit',
  service,
  method: 'PUT',
  path: '/write/v1/permissions/edit',
  summary: 'Takes a permission out of use for everybody, or back into it',
  access: superAdmins,
  input: z.object({ permissionId: id, isAccessible: z.boolean(), companyId: id.nullable().optional() }),
  output: saved,
});
