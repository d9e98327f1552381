import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { correctionWords, loadTypes, type loadEdit } from '@washcoat/contract-loads';
import { assertPaperNumbers, conflict, type UnitOfWork } from '@washcoat/service-kit';
import { offerItems } from '../items/item.repository';
import { move, type LoadAction } from './load';
import { editedFields, describeLoadChange, NOTHING_CHANGED, verification } from './load-changes';
import { assertMayBuy, assertMaySell, isAllowedAmendment } from './load.policy';
import { lockLoad, updateLoad } from './load.repository';
import type { LoadFields, LoadRecord } from './load.model';
import { movedLoad } from './load-place';
import { assertNotOver, assertNotPromised } from './price-hold';
import { assertDiscountKeepsHeld, holdAfter } from './send-prices';
import { customerSignals } from '../live/live-loads';
import { partyOf, type Party } from './party';
import { publishLoad } from './publish-load';
import { publishMove } from './publish-move';

type LoadEdit = InputOf<typeof loadEdit>;

/**
 * Changes what a load says of itself, or turns a cart into a quote and back. On a completed order that is an amendment,
 * which other domains are told of, with days of `timezone`. `people` is what it makes of buyer and grader.
 *
 * @throws 400 for hours of what holds no prices and for an address instead of the number of a paper, 403 for a discount that the user may not give and for a session that the buyer would ask for, 404, 409 for what the state or prices that are held do not allow
 */
export async function editLoad(
  unit: UnitOfWork,
  session: Session,
  input: LoadEdit,
  { timezone, people }: { timezone: string; people: Partial<LoadFields> },
): Promise<{ message: string }> {
  const before = await lockLoad(unit.trx, session, input.loadId);
  const party = partyOf(before, session);
  assertPaperNumbers(input, before);
  const { isEditInvoice } = input;
  if (input.isRequestingGradingSession) assertMaySell(party);
  const isAmendment = isAllowedAmendment({ session, load: before, party, isEditInvoice });
  if (before.type === loadTypes.finished && party === 'seller') {
    throw conflict('A finished order waits for the buyer; it stays as it is.', 'ILLEGAL_MOVE');
  }
  const asked = actionOf(input, { type: before.type, isAmendment });
  const { type, status, event } = move(before, asked);
  if (asked === 'turnIntoCart') {
    assertNotOver(before, unit.now, party);
    assertNotPromised(before, unit.now, party);
  }
  const moved = await movedLoad(unit, session, before, input, party);
  const changes = {
    ...people,
    ...moved.fields,
    ...editedFields(before, input, { session, party }),
    ...verification(before, input, { session, party, now: unit.now }),
  };
  await assertDiscountKeepsHeld(unit, before, changes);
  const isOffered = isOffer(input, { before, type, party });
  const { holdHours } = input;
  const hold = await holdAfter(unit, session, before, { type, isSent: isOffered, holdHours });
  if (isOffered) await unit.write(offerItems({ loadId: before.loadId, at: unit.now }));
  const written = await updateLoad(unit.trx, before, unit.now, { ...changes, ...hold, type, status });
  const after = { ...written, ...moved.at };
  const action = input.isOffered && type === before.type ? 'send prices' : 'edit';
  await unit.audit({ action, entity: 'load', entityId: after.loadId, before, after });
  const change = describeLoadChange(before, after, timezone);
  if (input.isRequestingGradingSession) await publishMove(unit, session, after, 'requested');
  else if (isOffered && !event) await publishMove(unit, session, after, 'answered');
  else if (event || change !== NOTHING_CHANGED || type !== before.type)
    await publishLoad(unit, session, after, { kind: event, change: correctionWords(change, input.reason) });
  if (after.companyId !== before.companyId) unit.tellPages(...customerSignals(before, after));
  return { message: isOfPlaceOrNotes(input) ? 'Updated Successfully' : 'Successfully updated the load' };
}

const placeAndNotes = ['videoGraderId', 'facilityId', 'notes'];

/** Whether nothing but grader, facility or notes is saved, which has a text of its own (GAP-COM-14). */
function isOfPlaceOrNotes({ loadId: _id, isEditInvoice: _is, reason: _why, ...saved }: LoadEdit): boolean {
  const names = Object.entries(saved).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return names.length > 0 && names.every((name) => placeAndNotes.includes(name));
}

/**
 * Whether an edit puts the prices before the seller: the buyer's side sends them, or turns the quote that was asked for
 * into a cart. Throws 403 for anybody else who would send them.
 */
function isOffer(
  { isOffered }: LoadEdit,
  { before, type, party }: { before: LoadRecord; type: number; party: Party },
): boolean {
  if (isOffered) assertMayBuy(party);
  return party === 'buyer' && (isOffered === true || type !== before.type);
}

function actionOf(
  { isQuote, isRequestingGradingSession }: LoadEdit,
  load: { type: number; isAmendment: boolean },
): LoadAction {
  if (isRequestingGradingSession) return 'requestGrading';
  const isTurned = isQuote !== undefined && isQuote !== (load.type === loadTypes.quote);
  if (isTurned) return isQuote ? 'turnIntoQuote' : 'turnIntoCart';
  return load.isAmendment ? 'amend' : 'edit';
}
