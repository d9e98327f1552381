import type { FlagName, Flags } from './flags';

/** The facts about a signed-in user that access rules ask for. */
export interface Subject extends Flags {
  hierarchy: number;
  isSA: boolean;
  isAdmin: boolean;
  isFranchise: boolean;
  isNewUser: boolean;
}

/** One way to be let in: every named fact must hold. */
export interface Condition {
  hierarchy?: readonly number[];
  notHierarchy?: readonly number[];
  flags?: readonly FlagName[];
  anyFlag?: readonly FlagName[];
  without?: readonly FlagName[];
  isSA?: true;
  isAdmin?: true;
  /** Absent means false: who has not finished registering is let in only where it is said. */
  isNewUser?: boolean;
}

/** Who may use a call, see a menu entry or open a page. */
export type Access = { open: true } | { anyOf: readonly Condition[] };

/** No token needed. */
export const open: Access = { open: true };

/** Any signed-in user, also one who has not finished registering. */
export const anySignedIn: Access = { anyOf: [{ isNewUser: false }, { isNewUser: true }] };

/** Any signed-in user who has finished registering. */
export const fullUser: Access = { anyOf: [{ isNewUser: false }] };

/** Those for whom at least one condition holds. */
export function allow(...anyOf: Condition[]): Access {
  return { anyOf };
}

/** Super admins and hierarchy 10, whom the seeds call config users. */
export const configUsers: Access = allow({ isSA: true }, { hierarchy: [10] });

/**
 * Whether `subject` (null: nobody is signed in) is let in by `access`. Pure; used by services and screens alike. Who has
 * not finished registering is kept out of everything that does not name new users.
 */
export function allows(access: Access, subject: Subject | null): boolean {
  if ('open' in access) return true;
  if (!subject) return false;
  return access.anyOf.some((condition) => holds(condition, subject));
}

function holds(condition: Condition, subject: Subject): boolean {
  const { hierarchy, notHierarchy, flags, anyFlag, without, isSA, isAdmin, isNewUser = false } = condition;
  return (
    (!hierarchy || hierarchy.includes(subject.hierarchy)) &&
    (!notHierarchy || !notHierarchy.includes(subject.hierarchy)) &&
    (flags ?? []).every((name) => subject[name] === true) &&
    (!anyFlag || anyFlag.some((name) => subject[name] === true)) &&
    (without ?? []).every((name) => subject[name] !== true) &&
    (!isSA || subject.isSA === true) &&
    (!isAdmin || subject.isAdmin === true) &&
    subject.isNewUser === isNewUser
  );
}
