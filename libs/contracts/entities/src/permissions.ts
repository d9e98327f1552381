import { defineEvent, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { roleType } from './role.noun';
import { roleKinds } from './roles.endpoints';

const declared = z.object({
  /** How people call it. */
  label: z.string(),
  /** What it lets a user do. */
  description: z.string(),
  /** The part of the product in which role forms show it. */
  area: z.string(),
  /** The group of roles in which forms show it. */
  type: roleType,
  /** It takes something away from whoever has it: nobody gets it by rank. */
  restricts: z.boolean().optional(),
  /** Whose default roles grant it when it first comes; administrators do the rest. */
  grantedTo: z.array(z.enum(roleKinds)).optional(),
});
export type DeclaredPermission = z.input<typeof declared>;

/**
 * The permissions of a domain, by flag. The service announces them (`permissions` of its definition), and who uses their
 * names has them from `DomainPermissions` of the kernel, which the same file adds them to.
 */
export function declarePermissions<const Declared extends Record<string, Readonly<DeclaredPermission>>>(
  permissions: Declared,
): Declared {
  return permissions;
}

/** The permissions of a service as it declares them now. */
export const permissionsDeclared = defineEvent({
  name: 'platform.permissions-declared.v1',
  topic: 'platform.permissions',
  kind: 'record',
  schema: z.object({
    service: z.string(),
    declaredAt: moment,
    permissions: z.array(declared.extend({ permissionName: z.string().regex(/^[a-z][A-Za-z]{2,59}$/) })),
  }),
  example: {
    service: 'billing',
    declaredAt: '2026-11-20T15:00:00.000Z',
    permissions: [
      {
        permissionName: 'canRefundCredits',
        label: 'Refund credits',
        description: 'Give lookup credits back',
        area: 'Billing',
        type: 1,
        grantedTo: ['STAFF'],
      },
    ],
  },
});
