import type { Session } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { seedId } from '@washcoat/service-kit/seed';
import { addItem } from '../items/add-item';
import type { DemoYard } from './demo-yard';
import type { PlannedLoad } from './load-plan';

const FEWEST_LINES = 5;
const MOST_LINES = 40;

/** Puts lines on a load until it is worth its budget; the first carries a picture. */
export async function fillLoad(
  unit: UnitOfWork,
  session: Session,
  { yard, planned }: { yard: DemoYard; planned: PlannedLoad },
): Promise<void> {
  const loadId = seedId('load', planned.key);
  const random = yard.context.random(`${planned.key} lines`);
  let worth = 0;
  for (let lines = 0; lines < MOST_LINES && (lines < FEWEST_LINES || worth < planned.budget); lines++) {
    // What a call would commit before the next one.
    await unit.write();
    const { picture, ...line } = yard.shelf(random);
    const loadUrls = lines === 0 && picture ? [picture] : [];
    const { item } = await addItem(unit, session, {
      ...line,
      loadId,
      unit: 1,
      loadUrls,
      isEditInvoice: false,
    });
    if (!line.isDidNotBuy) worth += item.total ?? 0;
  }
  await unit.write();
}
