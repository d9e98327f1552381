import type { LoadLink } from '@washcoat/contract-loads';
import { isOpen, type LinkRecord } from './link.model';
import { sealOf, type Shown } from './offer-seal';

/** A link as the side that buys sees it, of a load as it is now. */
export function presentLink(link: LinkRecord, shown: Shown, now: Date): LoadLink {
  const seal = sealOf(link, shown);
  return {
    linkId: link.linkId,
    madeFor: link.madeFor,
    madeBy: link.madeByName,
    madeAt: link.madeAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    isOpen: isOpen(link, shown.load, now),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    visits: link.visits,
    visitedAt: link.visitedAt?.toISOString() ?? null,
    approvedAt: link.approvedAt?.toISOString() ?? null,
    approvedBy: link.approvedBy,
    isApprovalCurrent: link.approvedOffer !== null && link.approvedOffer === seal,
    rejection: link.rejectedAt && {
      at: link.rejectedAt.toISOString(),
      by: link.rejectedBy ?? '',
      reason: link.rejectedReason ?? '',
      isCurrent: link.rejectedOffer === seal,
    },
  };
}
