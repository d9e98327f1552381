import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf, PriceStep } from '@washcoat/contract-kernel';
import type { itemPrice } from '@washcoat/contract-loads';
import { isTermStep, withoutHouseSteps } from '@washcoat/metals';
import { forbidden } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import { findItemPrice, findPriceSetter } from './item-price.repository';
import { findItem } from './item.repository';

/**
 * How the price of an item came about when it was added, and who changed it since. The steps are told by the rules of
 * the catalogue: only to those who see its prices, in full to the house's administrators, names to the house.
 *
 * @throws 404 for an item out of scope, 403 without canSeeUnitPrice
 */
export async function explainItem(
  database: Knex,
  session: Session,
  { loadId, itemId }: InputOf<typeof itemPrice>,
): Promise<AnswerOf<typeof itemPrice>> {
  const { companyId, facility } = await findLoad(database, session, loadId);
  const item = await findItem(database, loadId, itemId);
  if (!session.canSeeUnitPrice) throw forbidden();
  const { productId, basePrice, adjustedPrice, createdAt } = item;
  const isOutside = session.hierarchy === 2 || session.hierarchy === 10;
  const [steps, setter] = await Promise.all([
    session.canShowPricing && session.hierarchy !== 2 ? findItemPrice(database, itemId) : null,
    adjustedPrice === basePrice ? null : findPriceSetter(database, itemId),
  ]);
  return {
    productId,
    companyId,
    facilityName: facility.name,
    takenAt: createdAt.toISOString(),
    basePrice,
    adjustedPrice,
    ...(setter
      ? { adjusted: { date: setter.at.toISOString(), ...(isOutside ? {} : { source: setter.by }) } }
      : {}),
    ...(steps ? { explanation: told(steps, session) } : {}),
  };
}

function told(steps: readonly PriceStep[], { hierarchy }: Session): PriceStep[] {
  const shown = hierarchy === 1 ? [...steps] : withoutHouseSteps(steps);
  if (hierarchy !== 2 && hierarchy !== 10) return shown;
  return shown.map(({ source, ...step }) => (isTermStep(step.step) ? { ...step, source } : step));
}
