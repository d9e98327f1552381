import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { loadTypes, OFFER_PATH, type loadLinkMake } from '@washcoat/contract-loads';
import { conflict, findCompanyCopy, newId, type UnitOfWork } from '@washcoat/service-kit';
import { lockLoad } from '../carts/load.repository';
import { assertMayAddLink } from './link.policy';
import { countOpenLinks, hashOf, insertLink, newSecret } from './link.repository';

const DAY_MS = 86_400_000;
/** Of one load, so that nobody loses sight of who can look at it. */
const MOST_OPEN = 10;

/**
 * Makes a public link of a load for its seller. Its address is answered this once: what is kept cannot be followed.
 *
 * @throws 403, 404, 409 for a request, which has no buyer yet, and where ten are open already
 */
export async function makeLink(
  unit: UnitOfWork,
  session: Session,
  { loadId, madeFor, days }: InputOf<typeof loadLinkMake>,
  baseUrl: string,
): Promise<AnswerOf<typeof loadLinkMake>> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, loadId);
  assertMayAddLink(session, load, (await findCompanyCopy(trx, load.companyId)) ?? {});
  if (load.type === loadTypes.request)
    throw conflict('Accept this request first: there is nobody yet whose offer it is.', 'NOT_ACCEPTED');
  if ((await countOpenLinks(trx, load, now)) >= MOST_OPEN)
    throw conflict(`${MOST_OPEN} links of this load are open. End one of them first.`, 'TOO_MANY_LINKS');
  const token = newSecret();
  const linkId = newId();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await insertLink(trx, {
    ...{ linkId, loadId: load.loadId, companyId: load.companyId, madeFor, madeAt: now, expiresAt },
    ...{ tokenHash: hashOf(token), seal: newSecret() },
    ...{ madeBy: session.userId, madeByName: `${session.firstName} ${session.lastName}`.trim() },
    ...{ revokedAt: null, visits: 0, visitedAt: null },
    ...{ approvedAt: null, approvedBy: null, approvedOffer: null },
    ...{ rejectedAt: null, rejectedBy: null, rejectedReason: null, rejectedOffer: null },
  });
  await unit.audit({
    action: 'make link',
    entity: 'load',
    entityId: load.loadId,
    after: { linkId, madeFor, expiresAt },
  });
  const address = new URL(`${OFFER_PATH}/${token}`, baseUrl).toString();
  return { message: 'Made a link', address, expiresAt: expiresAt.toISOString() };
}
