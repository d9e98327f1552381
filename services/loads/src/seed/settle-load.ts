import { dateText } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit/seed';
import { completeLoad } from '../carts/complete-load';
import { finishLoad } from '../carts/finish-load';
import { LoadModel } from '../carts/load.model';
import { reviewItem } from '../items/review-item';
import { itemsOf } from '../items/item.repository';
import { buyerOf, type DemoYard } from './demo-yard';
import type { PlannedLoad } from './load-plan';

/** A drawn line: what a signature pad leaves. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAMgAAAA8BAMAAADRdeiiAAAAMFBMVEVMaXEcGhgcGhgcGhgcGhgbGhkcGhgcGhgcGhgcGhgcGhgcGhgcGxkcGhgcGhgdGxmkj1a2AAAAD3RSTlMAeiRI+AqUus3b7TMXYaj0UQf1AAAACXBIWXMAAAsTAAALEwEAmpwYAAADD0lEQVRYhe1WzWsTQRR/yZo0urtFVLSKkAqliJcoqSB+EGoPHhQ3UDCIlxQ9SC+xSA8ishb0aurBnoQFqyeFVfEiCs2hlxYET+JBbP+Doo3ZZEt98mZ3didfW1u2F93fITvzZnZ/83sf8wIQIUKECBH+JyROnN1+jkNY3S1MP24HyVFErPkcN7AYPods1k++x898WhAZQ8MxLIJiPuHTFesUHg+bQzF+AMAS/RBUnFTM+2GT9CAFPdVwpwONCqRXvdVE31QYJOnf9KtyF+mrAPPMxLCAOOnvVbL9W+KQ8SF7XXNSSqLU6rW95XLd8BnVMtqHt0JyteocTp9mj1S1IsiCGBYLXuLJZUS0vTTcBEpuxNM/2SNH04QrC+BdPZ8wXrmTffj4zFes5TfNIeMtZzC3zh7lF4IsAP0iQM71VxKH8wCnxRh1RLzSakm53oJdrAJVlmpcFqgsQug4r9R4TcHTrWApR8qXWk1effTUGafNvpBxrYuNPPBCjeFTZisESon3IbaS+JUewzwPCcBOyzGWWMGkmXGp4bghoVtBMhCnWtM86eWRxEY6Cwkkq0yQ5AQsRS5V8Zm7s9D1AiUZ9T1t5gHvVApFQ3bfl5y0XbT7vVIasikiTEqZu7gFb4wOMug2XPOGxjJAL1UJwWQSdCfjoGTlJW3E27ngX9kC5IMdZdAZl32+aYAMv+RLlF4xvtqDM3rVv5nj5sjfy6CT++b0L/fbhAzVxhLlFiGxgjgrvDYkMDoYHe8igypQaE+5NVA0LoxqQ9Ve8jX1wYxYYZI23PSZ+AGtmwxy0Xl/nFmHJPLgKuasUmo7r4chvOtPlC8G4uVv0AU8mRh21GDRr4AcPkdPSBtkA2+7rrz23UBsXO9+C4ghgZQlNivJRCugd1zR8MJYNntu/x1ErE4EdZk5v1UAJO2mtvtpjLuuIwY1dGFPBG5sCgmoOLiZPxCjN01ieLR3g14ZF6qEZisBl1IHKB+ybzfuLb3YdAoDRWFhISOGBCDt9JKQMd988ti9beAApa1PRogQIUKEfwh/AIR3Mw8QeFvYAAAAAElFTkSuQmCC';
const HOURS_TO_FINISH = 1;
const HOURS_TO_COMPLETE = 2;

/** Finishes or completes a planned load some hours after it was made. Leaves open ones open. */
export async function settleLoad(yard: DemoYard, planned: PlannedLoad): Promise<void> {
  if (planned.end !== 'completed' && planned.end !== 'finished') return;
  const { service, context } = yard;
  const loadId = seedId('load', planned.key);
  const found = await LoadModel.query(service.database).findById(loadId);
  if (found?.type === 4) return;
  const moment = (hours: number) => context.at(planned.days, planned.hour + hours, planned.minute);
  const signed = {
    loadId,
    signature: SIGNATURE,
    date: dateText(moment(HOURS_TO_FINISH), 'short', service.platform.timezone),
  };
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
