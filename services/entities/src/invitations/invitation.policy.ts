import type { Session } from '@washcoat/contract-entities';
import { allow, allows } from '@washcoat/contract-kernel';
import { forbidden } from '@washcoat/service-kit';

const inviters = allow({ flags: ['canInviteUsers'] }, { hierarchy: [10] });

/** Refuses with 403 unless the user may invite; people without a company are invited by hierarchy 1 only. */
export function assertMayInvite(session: Session, companyId: string | null): void {
  const isAllowed = allows(inviters, session) && (companyId !== null || session.hierarchy === 1);
  if (!isAllowed) throw forbidden();
}
