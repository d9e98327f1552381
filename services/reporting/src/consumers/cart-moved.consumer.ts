import { loadMoved } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';

/**
 * Keeps which carts were asked for and wait for a buyer. These events are forgotten after two weeks, so that a replay
 * leaves what is kept as it is; late older ones change nothing.
 */
export const keepMovedCart = consumer({
  name: 'keep-moved-cart',
  event: loadMoved,
  async handle({ trx }, { loadId, version, loadName, companyId, companyName, isWaiting, move, movedAt }) {
    await trx('cart_row')
      .insert({
        ...{
          load_id: loadId,
          version,
          load_name: loadName,
          company_id: companyId,
          company_name: companyName,
        },
        is_waiting: isWaiting ?? false,
        is_gone: move === 'removed',
        moved_at: movedAt,
      })
      .onConflict('load_id')
      .merge()
      .where('cart_row.version', '<', version);
  },
});
