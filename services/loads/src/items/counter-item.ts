import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { itemCounter, LoadItem } from '@washcoat/contract-loads';
import { toLinePrice } from '@washcoat/metals';
import { badInput, forbidden, type UnitOfWork } from '@washcoat/service-kit';
import type { Party } from '../carts/party';
import { actorOf } from './actor';
import { answerItem } from './answer-item';
import { assertWaitsFor, withTerms } from './item-offer';
import { mayOverridePrice, standingPriceFor } from './item.policy';
import { presentItem } from './item.presenter';
import { assertPriceHeld } from './price-held';
import type { ItemRecord } from './item.model';
import { disclosureTo, itemSight, type Disclosure } from './price-disclosure';

type Asked = InputOf<typeof itemCounter>;

const NOTHING_ELSE = 'Ask for another price or quantity, or approve what is offered.';

/**
 * Answers an item that waits for the user's side with other terms, for which it then waits for the other side. A seller
 * may ask for a price too: nothing counts until a buyer who may set prices agrees.
 *
 * @throws 400 for the same terms, 403 for a price that the user may not name, 404, 409
 */
export async function counterItem(
  unit: UnitOfWork,
  session: Session,
  input: Asked,
): Promise<{ message: string; item: LoadItem }> {
  const { loadId, itemId, version } = input;
  const after = await answerItem(unit, session, loadId, {
    itemId,
    version,
    action: 'counter',
    answer: (before, { load, party, isKnown }) => {
      assertWaitsFor(before, party);
      const price = priceAsked(before, { session, party, input, isKnown });
      if (party === 'buyer') assertPriceHeld(load, unit.now, { before, after: price });
      const { quantity = before.quantity, unit: units = before.unit } = input;
      const terms = { quantity, unit: units, adjustedPrice: price };
      const countered = withTerms(before, terms, actorOf(unit, session, party), { isShared: true });
      if (countered === before) throw badInput({ quantity: NOTHING_ELSE }, NOTHING_ELSE);
      return { ...countered, offeredAt: before.offeredAt ?? (party === 'buyer' ? unit.now : null) };
    },
  });
  if (!after) throw new Error('An item was countered and is gone.');
  const isKnown = await disclosureTo(unit.trx, session, [after]);
  return { message: 'Updated Successfully', item: presentItem(after, session, isKnown) };
}

function priceAsked(before: ItemRecord, { session, party, input, isKnown }: Asking): number {
  if (input.adjustedPrice === undefined) return standingPriceFor(before, session, party);
  const isSeen = itemSight(before, session, isKnown).unit;
  if (!(mayOverridePrice(session, party) || (party === 'seller' && isSeen))) throw forbidden();
  return toLinePrice(before.group, input.adjustedPrice);
}

interface Asking {
  session: Session;
  party: Party;
  input: Asked;
  isKnown: Disclosure;
}
