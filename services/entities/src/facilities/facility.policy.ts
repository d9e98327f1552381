import type { Session } from '@washcoat/contract-entities';
import { allows, configUsers } from '@washcoat/contract-kernel';
import { forbidden } from '@washcoat/service-kit';

/** Refuses with 403 unless the user may change facilities of the company: config users, hierarchy 10 its own only. */
export function assertMayChangeFacilities(session: Session, companyId: string): void {
  const isAllowed = allows(configUsers, session) && (session.isSA || session.companyId === companyId);
  if (!isAllowed) throw forbidden();
}
