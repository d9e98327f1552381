import { loadFinished } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { keepOrder } from '../report-rows/order-row';

/** An order that its seller has finished stands in the history of sales before its buyer completes it. */
export const keepFinishedOrder = consumer({
  name: 'keep-finished-order',
  event: loadFinished,
  async handle({ writeLast }, load) {
    writeLast(keepOrder(load));
  },
  tables: ['order_row'],
});
