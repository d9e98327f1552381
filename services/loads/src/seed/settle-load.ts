import { seedId } from '@washcoat/service-kit';
import { completeLoad } from '../carts/complete-load';
import { finishLoad } from '../carts/finish-load';
import { reviewItem } from '../items/review-item';
import { itemsOf } from '../items/item.repository';
import { buyerOf, type DemoYard } from './demo-yard';
import type { PlannedLoad } from './load-plan';

/** A drawn line: what a signature pad leaves. */
const SIGNATURE = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path d="M8 44c14-30 22-34 26-18s2 26 10 8 12-22 16-6 10 12 18-2 10 18 20 6 14-10 24 2 30 4 60-6" fill="none" stroke="#1d1b19" stroke-width="2.5" stroke-linecap="round"/></svg>',
).toString('base64')}`;
const HOURS_TO_FINISH = 1;
const HOURS_TO_COMPLETE = 2;

/** Finishes or completes a planned load some hours after it was made. Leaves open ones open. */
export async function settleLoad(yard: DemoYard, planned: PlannedLoad): Promise<void> {
  if (planned.end !== 'completed' && planned.end !== 'finished') return;
  const { service, context } = yard;
  const loadId = seedId('load', planned.key);
  const found = await service.database('load').where({ load_id: loadId }).first('type');
  if (found?.type === 4) return;
  const moment = (hours: number) => context.at(planned.days, planned.hour + hours, planned.minute);
  const signed = { loadId, signature: SIGNATURE, date: dateOf(moment(HOURS_TO_FINISH)) };
  const buyer = await buyerOf(yard, planned);
  const finisher = planned.seller ? yard.people(planned.seller) : planned.end === 'finished' ? buyer : null;
  if (finisher) {
    await service.inTransaction({ session: finisher, now: moment(HOURS_TO_FINISH) }, async (unit) => {
      const items = await itemsOf(unit.trx, loadId);
      for (const { itemId } of items.filter(({ status }) => status === 0)) {
        await reviewItem(unit, finisher, { loadId, itemId, status: 1 });
      }
      await finishLoad(unit, finisher, signed);
    });
  }
  if (planned.end === 'finished') return;
  await service.inTransaction({ session: buyer, now: moment(HOURS_TO_COMPLETE) }, (unit) =>
    completeLoad(unit, buyer, signed),
  );
}

function dateOf(moment: Date): string {
  const [year, month, day] = moment.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}
