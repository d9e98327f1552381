import { loadTypes } from '@washcoat/contract-loads';
import { conflict, type Problem } from '@washcoat/service-kit';
import type { LoadFields } from './load.model';
import type { Party } from './party';

/** What a quote keeps of its prices being held. */
export type PriceHold = Pick<LoadFields, 'heldAt' | 'heldUntil' | 'heldSnapshotId'>;
type Held = PriceHold & Pick<LoadFields, 'type'>;

const HOUR_MS = 3_600_000;

/** Of a load that holds no prices. */
export const noHold: PriceHold = { heldAt: null, heldUntil: null, heldSnapshotId: null };

/** Whether a quote holds its prices at a moment, has held them until it was over, or never did. */
export function holdOf(
  { type, heldUntil }: Pick<Held, 'type' | 'heldUntil'>,
  at: Date,
): 'held' | 'over' | null {
  if (type !== loadTypes.quote || !heldUntil) return null;
  return at < heldUntil ? 'held' : 'over';
}

/**
 * The hold of a quote that is sent for some hours. One that runs is made longer and keeps the metal prices that it began
 * with. Throws 409 for what would be over sooner than was promised.
 */
export function heldFor(
  load: Held,
  hours: number,
  { now, snapshotId }: { now: Date; snapshotId: string | null },
): PriceHold {
  const runs = holdOf(load, now) === 'held';
  const heldUntil = new Date(now.getTime() + hours * HOUR_MS);
  if (runs && load.heldUntil && heldUntil < load.heldUntil)
    throw conflict(
      'The prices of this quote are held already: longer they can be held, not shorter.',
      'PRICES_ARE_HELD',
    );
  if (hours === 0) return noHold;
  if (!runs) return { heldAt: now, heldUntil, heldSnapshotId: snapshotId };
  const { heldAt, heldSnapshotId } = load;
  return { heldAt, heldUntil, heldSnapshotId };
}

/** Refuses who would agree to prices that were held until a moment that is over. Throws 409. */
export function assertNotOver(load: Held, now: Date, party: Party): void {
  if (holdOf(load, now) === 'over') throw holdIsOver(party);
}

/** That the time for which a quote held its prices is over, with what can be done about it. */
export function holdIsOver(party: Party): Problem {
  const next =
    party === 'buyer' ? 'Price it again, or send it again as it is.' : 'The buyer has to price it again.';
  return conflict(`The time for which this quote held its prices is over. ${next}`, 'HOLD_IS_OVER');
}

/** Refuses the buyer's side that would take back what a quote promises: a cart holds no prices. Throws 409. */
export function assertNotPromised(load: Held, now: Date, party: Party): void {
  if (party !== 'buyer' || holdOf(load, now) !== 'held') return;
  throw conflict(
    'The prices of this quote are held: only the seller turns it into a cart before that is over.',
    'PRICES_ARE_HELD',
  );
}

/** Refuses less than what was promised while the prices of a quote are held. Throws 409. */
export function assertKeepsHeld(
  load: Held,
  now: Date,
  { before, after }: { before: number; after: number },
): void {
  if (after >= before || holdOf(load, now) !== 'held') return;
  throw conflict(
    'The prices of this quote are held: nothing of it is lowered before that is over.',
    'PRICES_ARE_HELD',
  );
}
