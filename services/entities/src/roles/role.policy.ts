import type { Session } from '@washcoat/contract-entities';
import type { PermissionModel } from './permission.model';
import { INVOICE_PERMISSION, notTheirsToGrant } from './role.rules';

const ROLE_READER = 10;

/** A permission as the installation keeps it, whoever declared it: whether it takes something away is said there. */
export type NamedPermission = Pick<PermissionModel, 'permissionName' | 'restricts'>;

/** Whether somebody may make a role grant a permission: what they hold, and what only takes something away. */
export function mayGrant(session: Session, { permissionName: name, restricts }: NamedPermission): boolean {
  return session.isSA || session[name] === true || restricts;
}

/** Whether somebody may take a permission back from a role: what they hold, and restrictions that don't bind them. */
export function mayTakeBack(session: Session, { permissionName: name, restricts }: NamedPermission): boolean {
  return session.isSA || (session[name] === true) !== restricts;
}

/** Refuses with 403 when somebody grants a permission that they don't hold; super admins may grant every one. */
export function assertMayGrant(session: Session, permissions: readonly NamedPermission[]): void {
  if (!permissions.every((permission) => mayGrant(session, permission))) throw notTheirsToGrant();
}

/**
 * Whether somebody may open the invoices of a facility to others: hierarchy 1 sees every invoice; others those of the
 * facilities that their role names.
 */
export function mayOpenInvoices(session: Session, facility: string): boolean {
  if (session.isSA) return true;
  if (session[INVOICE_PERMISSION] !== true) return false;
  return session.hierarchy === 1 || session.invoiceFacilities.includes(facility);
}

/** Whether every role of the installation is open to somebody: administrators of hierarchy 1. */
export function mayOpenEveryRole(session: Session): boolean {
  return session.hierarchy === 1 && (session.isSA || session.isAdmin);
}

/** Whether somebody reads roles as such; others are only offered those that they may give. */
export function mayListRoles(session: Session): boolean {
  return session.isSA || session.isAdmin || session.hierarchy === ROLE_READER;
}
