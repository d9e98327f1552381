import type { Session } from '@washcoat/contract-entities';
import { loadAmended, loadCompleted, loadFinished, loadTypes } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { ItemRecord } from '../items/item.model';
import { itemsOf } from '../items/item.repository';
import { paidPrices } from '../items/price-disclosure';
import type { LoadEventKind } from './load';
import type { LoadRecord } from './load.model';
import { loadSnapshot } from './load-snapshot';
import { assertFitsBooks, totalsOf } from './load-totals';
import { moverOf, publishChangeBy, publishMove, type Mover } from './publish-move';

interface Move {
  kind: LoadEventKind | null;
  /** What an amendment changed, in words. */
  change?: string;
  /** The items as they are now; read when they are not known. */
  items?: readonly ItemRecord[];
}

/**
 * Tells other domains what a move of a load means to them, with the load as this transaction leaves it.
 * A move without an event is a change, and told as one. Throws 409 for sums that no invoice can have.
 */
export async function publishLoad(
  unit: UnitOfWork,
  session: Session,
  load: LoadRecord,
  { kind, change = '', items }: Move,
): Promise<void> {
  if (!kind) return publishChanged(unit, moverOf(session, load), load, items);
  await publishMove(unit, session, load, kind);
  const snapshot = await snapshotNow(unit, load, items);
  if (kind === 'finished') return unit.publish(loadFinished, load.loadId, snapshot);
  if (kind === 'completed') return unit.publish(loadCompleted, load.loadId, snapshot);
  await unit.publish(loadAmended, load.loadId, {
    ...snapshot,
    amendedBy: `${session.firstName} ${session.lastName}`.trim(),
    amendedAt: unit.now.toISOString(),
    change,
  });
}

/**
 * Tells the other side that something was changed, whoever did it; of an order that its seller finished the other domains
 * as well, because its pending invoice says what it comes to. Throws 409 for sums that no invoice can have.
 */
export async function publishChanged(
  unit: UnitOfWork,
  by: Mover,
  load: LoadRecord,
  items?: readonly ItemRecord[],
): Promise<void> {
  await publishChangeBy(unit, by, load);
  if (load.type !== loadTypes.finished) return;
  await unit.publish(loadFinished, load.loadId, await snapshotNow(unit, load, items));
}

async function snapshotNow(unit: UnitOfWork, load: LoadRecord, items?: readonly ItemRecord[]) {
  const all = items ?? (await itemsOf(unit.trx, load.loadId));
  const isPaid = load.sellerUserId ? await paidPrices(unit.trx, load.sellerUserId, all) : () => false;
  assertFitsBooks(totalsOf(load, all));
  return loadSnapshot(load, all, isPaid);
}
