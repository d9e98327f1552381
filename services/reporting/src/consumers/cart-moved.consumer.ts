import { loadMoved } from '@washcoat/contract-loads';
import { consumer, newestRow } from '@washcoat/service-kit';

const keepCart = newestRow({
  table: 'cart_row',
  key: 'load_id',
  columns: [
    ...(['load_id', 'version', 'load_name', 'company_id', 'company_name'] as const),
    ...(['is_waiting', 'is_gone', 'moved_at'] as const),
  ],
});

/**
 * Keeps which carts were asked for and wait for a buyer. These events are forgotten after two weeks, so that a replay
 * leaves what is kept as it is; late older ones change nothing.
 */
export const keepMovedCart = consumer({
  name: 'keep-moved-cart',
  event: loadMoved,
  async handle({ writeLast }, cart) {
    writeLast(
      keepCart({
        ...{ load_id: cart.loadId, version: cart.version, load_name: cart.loadName },
        ...{ company_id: cart.companyId, company_name: cart.companyName },
        ...{ is_waiting: cart.isWaiting ?? false, is_gone: cart.move === 'removed', moved_at: cart.movedAt },
      }),
    );
  },
});
