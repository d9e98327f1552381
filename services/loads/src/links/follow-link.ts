import { conflict, notFound, type UnitOfWork } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.model';
import { updateLoad } from '../carts/load.repository';
import { publishChanged } from '../carts/publish-load';
import { sellerTakingPart } from '../carts/taking-part';
import { approved, isUnanswered } from '../items/item-offer';
import { itemsOf, rewriteItems } from '../items/item.repository';
import { changeLink, countVisit, findOpenLink, lockOpenLink, type LinkedLoad } from './link.repository';
import { offerOf, type Offer } from './offer';

/** Throws 404 for what leads nowhere, whatever it was. */
function known(found: LinkedLoad | undefined): LinkedLoad {
  if (!found) throw notFound('This link');
  return found;
}

/** What the page of a link shows, which counts as a visit. Throws 404. */
export async function openOffer(unit: UnitOfWork, token: string): Promise<Offer> {
  const found = known(await findOpenLink(unit.trx, token, unit.now));
  await countVisit(unit.trx, found.link, unit.now);
  return offerOf(unit.trx, found, unit.now);
}

/** How somebody who follows a link is told of: any name can be typed, also that of somebody of the house. */
export const byLink = (name: string): string => `${name} (by a link)`;

/** Who approves, and what was seen. */
export interface Approval {
  name: string;
  fingerprint: string;
}

/**
 * Approves what a reader of a link was shown, as the seller: what waited for the seller is agreed on, and what the buyer
 * changes from then on waits for the seller. Sent again it is the approval that it was.
 *
 * @throws 404, 409 for a list that changed meanwhile and for what cannot be approved now
 */
export async function approveOffer(
  unit: UnitOfWork,
  token: string,
  { name, fingerprint }: Approval,
): Promise<Offer> {
  const { link, load } = known(await lockOpenLink(unit.trx, token, unit.now));
  const offer = await offerOf(unit.trx, { link, load }, unit.now);
  const isWaiting = offer.lines.some(({ waitsFor }) => waitsFor !== null);
  if (offer.approval?.isCurrent && offer.fingerprint === fingerprint && !isWaiting) return offer;
  if (offer.refusal) throw offer.refusal;
  if (offer.fingerprint !== fingerprint)
    throw conflict('The list was changed since you opened it. Look at it again.', 'STALE');
  await approveItems(unit, load);
  const approval = { approvedAt: unit.now, approvedBy: name, approvedOffer: fingerprint, ...notRejected };
  await changeLink(unit.trx, link, approval);
  const saved = await updateLoad(unit.trx, load, unit.now, sellerTakingPart(load));
  await unit.audit({
    action: 'approve by link',
    entity: 'load',
    entityId: load.loadId,
    before: load,
    after: saved,
  });
  await publishChanged(unit, { userId: link.linkId, name: byLink(name), party: 'seller' }, saved);
  return offerOf(unit.trx, { link: { ...link, ...approval }, load: saved }, unit.now);
}

const notRejected = { rejectedAt: null, rejectedBy: null, rejectedReason: null, rejectedOffer: null };

/** Who says no to what was seen, and why. */
export interface Rejection extends Approval {
  reason: string;
}

/**
 * Says no, with a reason, to what a reader of a link was shown. The lines stay as they are: what waits for the seller goes
 * on waiting, the buyer is told, and what the buyer changes then can be approved by the same link. Sent again it is the
 * rejection that it was.
 *
 * @throws 404, 409 for a list that changed meanwhile, was approved already, or cannot be answered now
 */
export async function rejectOffer(
  unit: UnitOfWork,
  token: string,
  { name, fingerprint, reason }: Rejection,
): Promise<Offer> {
  const { link, load } = known(await lockOpenLink(unit.trx, token, unit.now));
  const offer = await offerOf(unit.trx, { link, load }, unit.now);
  if (offer.fingerprint !== fingerprint)
    throw conflict('The list was changed since you opened it. Look at it again.', 'STALE');
  if (offer.rejection?.isCurrent && offer.rejection.reason === reason) return offer;
  if (offer.refusal) throw offer.refusal;
  if (offer.approval?.isCurrent && !offer.lines.some(({ waitsFor }) => waitsFor !== null))
    throw conflict('This list was approved already. Talk to the buyer about it.', 'APPROVED');
  const rejection = {
    ...{ rejectedAt: unit.now, rejectedBy: name, rejectedReason: reason, rejectedOffer: fingerprint },
  };
  await changeLink(unit.trx, link, rejection);
  const saved = await updateLoad(unit.trx, load, unit.now, sellerTakingPart(load));
  await unit.audit({
    action: 'reject by link',
    entity: 'load',
    entityId: load.loadId,
    before: load,
    after: { ...saved, reason },
  });
  await publishChanged(unit, { userId: link.linkId, name: byLink(name), party: 'seller' }, saved);
  return offerOf(unit.trx, { link: { ...link, ...rejection }, load: saved }, unit.now);
}

/** Agrees for the seller to every line that waits for it. */
async function approveItems(unit: UnitOfWork, { loadId }: LoadRecord): Promise<void> {
  const waiting = (await itemsOf(unit.trx, loadId)).filter(isUnanswered);
  const answered = waiting.map((before) => ({
    before,
    item: { ...approved(before, 'seller'), updatedAt: unit.now, version: before.version + 1 },
  }));
  if (answered.length) await unit.write(rewriteItems(answered));
  for (const { before, item } of answered)
    await unit.audit({
      action: 'approve',
      entity: 'load_item',
      entityId: item.itemId,
      before,
      after: item,
    });
}
