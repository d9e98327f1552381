import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { purchaseCount, purchaseRemove, purchasesChoose } from '@washcoat/contract-settlement';
import { conflict, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { publishBookings } from '../booking/publish-booking';
import { bookMetal } from '../metal-account/book-metal';
import type { WholeSettlement } from '../settlements/settlement.model';
import { lockSettlement } from '../settlements/settlement.repository';
import { choosableBoxes } from './purchase.repository';

type Chosen = InputOf<typeof purchasesChoose>;

/**
 * Puts boxes into an open settlement; those that are in it already get the lot that is named.
 *
 * @throws Problem 404 for a settlement or box that is unknown or out of scope, or of a company that the settlement is
 *   not for; 409 for a completed settlement, and for a box that stands in another one
 */
export async function choosePurchases(
  unit: UnitOfWork,
  session: Session,
  { settlementId, boxes, lotNo }: Chosen,
): Promise<void> {
  const { companyId } = await lockOpen(unit, session, settlementId);
  const loadIds = [...new Set(boxes.map(({ loadId }) => loadId))];
  const known = await choosableBoxes(unit.trx, { session, companyId }, loadIds);
  for (const { loadId, box } of boxes) {
    const found = known.find((row) => row.load_id === loadId && row.box === box);
    if (!found) throw notFound('This box');
    if (found.settlement_id && found.settlement_id !== settlementId) throw isTaken(found);
  }
  const written: { load_id: string }[] = await unit
    .trx('settlement_purchase')
    .insert(
      uniqueBoxes(boxes).map(({ loadId, box }) => ({
        ...{ load_id: loadId, box, settlement_id: settlementId, lot_no: lotNo, chosen_at: unit.now },
      })),
    )
    .onConflict(['load_id', 'box'])
    .merge(['lot_no'])
    .where('settlement_purchase.settlement_id', settlementId)
    .returning('load_id');
  if (written.length < uniqueBoxes(boxes).length)
    throw conflict('Somebody put one of these boxes into another settlement.', 'BOX_TAKEN');
  await bookMetal(unit.trx, unit.now, { loadIds, settlementIds: [settlementId] });
  await publishBookings(unit, [settlementId]);
  await note(unit, 'choose-purchases', settlementId, { boxes, lotNo });
}

/**
 * Says how many pieces of a box were received (null: as many as were bought), and which lot it went into.
 *
 * @throws Problem 404 out of scope or for a box that is not in the settlement; 409 for a completed settlement
 */
export async function countPurchase(
  unit: UnitOfWork,
  session: Session,
  { settlementId, loadId, box, lotNo, receivedPieces }: InputOf<typeof purchaseCount>,
): Promise<void> {
  await lockOpen(unit, session, settlementId);
  const changed = await unit
    .trx('settlement_purchase')
    .where({ settlement_id: settlementId, load_id: loadId, box })
    .update({ lot_no: lotNo, received_pieces: receivedPieces });
  if (!changed) throw notFound('This box');
  await publishBookings(unit, [settlementId]);
  await note(unit, 'count-purchase', settlementId, { loadId, box, lotNo, receivedPieces });
}

/**
 * Takes a box out of an open settlement.
 *
 * @throws Problem 404 out of scope or for a box that is not in the settlement; 409 for a completed settlement
 */
export async function removePurchase(
  unit: UnitOfWork,
  session: Session,
  { settlementId, loadId, box }: InputOf<typeof purchaseRemove>,
): Promise<void> {
  await lockOpen(unit, session, settlementId);
  const removed = await unit
    .trx('settlement_purchase')
    .where({ settlement_id: settlementId, load_id: loadId, box })
    .delete();
  if (!removed) throw notFound('This box');
  await bookMetal(unit.trx, unit.now, { loadIds: [loadId], settlementIds: [settlementId] });
  await publishBookings(unit, [settlementId]);
  await note(unit, 'remove-purchase', settlementId, { loadId, box });
}

async function lockOpen(unit: UnitOfWork, session: Session, settlementId: string): Promise<WholeSettlement> {
  const settlement = await lockSettlement(unit.trx, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  if (settlement.completedAt)
    throw conflict('This settlement is completed; it can only be read and printed.', 'SETTLEMENT_COMPLETED');
  return settlement;
}

function isTaken({ invoice_no, box }: { invoice_no: string; box: number }) {
  return conflict(`Box ${box} of ${invoice_no} stands in another settlement.`, 'BOX_TAKEN');
}

function uniqueBoxes(boxes: Chosen['boxes']): Chosen['boxes'] {
  return [...new Map(boxes.map((each) => [`${each.loadId} ${each.box}`, each])).values()];
}

function note(unit: UnitOfWork, action: string, settlementId: string, after: object): Promise<void> {
  return unit.audit({ action, entity: 'settlement', entityId: settlementId, before: null, after });
}
