import type { Session } from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';
import { forbidden } from '@washcoat/service-kit';
import { restrictions } from './role';

/** Refuses with 403 when somebody grants a permission that they don't hold; super admins may grant every one. */
export function assertMayGrant(session: Session, permissions: readonly FlagName[]): void {
  if (session.isSA) return;
  const lacking = permissions.filter((name) => !session[name] && !restrictions.includes(name));
  if (lacking.length) throw forbidden();
}
