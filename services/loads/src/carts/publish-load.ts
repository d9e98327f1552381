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
import { publishChange, publishMove } from './publish-move';

interface Move {
  kind: LoadEventKind | null;
  /** What an amendment changed, in words. */
  change?: string;
  /** The items as they are now; read when they are not known. */
  items?: readonly ItemRecord[];
}

/**
 * Tells other domains what a move of a load means to them, with the load as this transaction leaves it.
 * When the move has no event, the other side is told that something was changed; of an order that its seller finished the
 * other domains are as well, because its pending invoice says what it comes to. Throws 409 for sums that no invoice can have.
 */
export async function publishLoad(
  unit: UnitOfWork,
  session: Session,
  load: LoadRecord,
  { kind, change = '', items }: Move,
): Promise<void> {
  if (kind) await publishMove(unit, session, load, kind);
  else await publishChange(unit, session, load);
  if (!kind && load.type !== loadTypes.finished) return undefined;
  const all = items ?? (await itemsOf(unit.trx, load.loadId));
  const isPaid = load.sellerUserId ? await paidPrices(unit.trx, load.sellerUserId, all) : () => false;
  const snapshot = loadSnapshot(load, all, isPaid);
  assertFitsBooks(totalsOf(load, all));
  if (!kind || kind === 'finished') return unit.publish(loadFinished, load.loadId, snapshot);
  if (kind === 'completed') return unit.publish(loadCompleted, load.loadId, snapshot);
  await unit.publish(loadAmended, load.loadId, {
    ...snapshot,
    amendedBy: `${session.firstName} ${session.lastName}`.trim(),
    amendedAt: unit.now.toISOString(),
    change,
  });
}
