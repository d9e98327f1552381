import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { loadLinkRevoke } from '@washcoat/contract-loads';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { lockLoad } from '../carts/load.repository';
import { assertMayUseLinks } from './link.policy';
import { changeLink, findLink } from './link.repository';

/** Ends a public link of a load; ended again it stays as it is. Throws 403, 404. */
export async function revokeLink(
  unit: UnitOfWork,
  session: Session,
  { loadId, linkId }: InputOf<typeof loadLinkRevoke>,
): Promise<{ message: string }> {
  const load = await lockLoad(unit.trx, session, loadId);
  assertMayUseLinks(session, load);
  const link = await findLink(unit.trx, { loadId: load.loadId, linkId });
  if (!link) throw notFound('This link');
  if (!link.revokedAt) {
    await changeLink(unit.trx, link, { revokedAt: unit.now });
    await unit.audit({
      action: 'end link',
      entity: 'load',
      entityId: load.loadId,
      after: { linkId: link.linkId },
    });
  }
  return { message: 'Ended the link' };
}
