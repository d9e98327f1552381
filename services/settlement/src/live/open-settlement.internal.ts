import { allows } from '@washcoat/contract-kernel';
import { openSettlement, settlementGet } from '@washcoat/contract-settlement';
import { internalRead, notFound } from '@washcoat/service-kit';
import { findSettlement } from '../settlements/settlement.repository';

/** The call by which the door learns whether somebody may hear of a settlement: by the rights of the session now. */
export const openSettlementCall = internalRead({
  path: openSettlement.path,
  input: openSettlement.input,
  async handle({ database, platform }, { sessionId, settlementId }) {
    const live = await platform.sessions.get(sessionId);
    if (!live || !allows(settlementGet.access, live.session)) throw notFound('This settlement');
    const settlement = await findSettlement(database, live.session, settlementId);
    if (!settlement) throw notFound('This settlement');
    return { version: settlement.version };
  },
});
