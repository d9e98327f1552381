import { loadMoved } from '@washcoat/contract-loads';
import { consumer, statement } from '@washcoat/service-kit';

type Column =
  'loadId' | 'version' | 'loadName' | 'companyId' | 'companyName' | 'isWaiting' | 'isGone' | 'movedAt';

const keepCart = statement<Column>(`insert into cart_row
    (load_id, version, load_name, company_id, company_name, is_waiting, is_gone, moved_at)
  values (:loadId, :version, :loadName, :companyId, :companyName, :isWaiting, :isGone, :movedAt)
  on conflict (load_id) do update
     set version = excluded.version, load_name = excluded.load_name, company_id = excluded.company_id,
         company_name = excluded.company_name, is_waiting = excluded.is_waiting, is_gone = excluded.is_gone,
         moved_at = excluded.moved_at
   where cart_row.version < excluded.version`);

/**
 * Keeps which carts were asked for and wait for a buyer. These events are forgotten after two weeks, so that a replay
 * leaves what is kept as it is; late older ones change nothing.
 */
export const keepMovedCart = consumer({
  name: 'keep-moved-cart',
  event: loadMoved,
  async handle(
    { writeLast },
    { loadId, version, loadName, companyId, companyName, isWaiting, move, movedAt },
  ) {
    const cart = { loadId, version, loadName, companyId, companyName, movedAt };
    writeLast(keepCart({ ...cart, isWaiting: isWaiting ?? false, isGone: move === 'removed' }));
  },
});
