import { GRANT_LIMIT, type CreditGrant } from '@washcoat/contract-billing';
import { conflict, forbidden, Problem } from '@washcoat/service-kit';
import type { GrantModel } from './grant.model';

/**
 * Whether a second person decides: one alone gives somebody no more than the limit within GRANT_DAYS, and takes no more
 * back. `before` is what was given, or taken, alone in those days.
 */
export const needsSecondPerson = (change: number, before: number): boolean =>
  Math.abs(change) + before > GRANT_LIMIT;

/**
 * Refuses a decision on a grant that does not wait any more (409), or by the person who asked for it (403).
 */
export function assertMayDecide(
  { status, requestedBy }: Pick<GrantModel, 'status' | 'requestedBy'>,
  userId: string,
): void {
  if (status !== 'waiting') throw conflict(`This grant is ${status} already.`, 'DECIDED');
  if (requestedBy !== userId) return;
  const { status: refused, details } = forbidden();
  throw new Problem(refused, 'A second person decides on this grant.', details);
}

/** Refuses to take back more than is left of purchased and granted credits: 409 with what is left. */
export function assertIsThere(change: number, left: number): void {
  if (left + change >= 0) return;
  const there = new Intl.NumberFormat('en-US').format(left);
  throw conflict(`Only ${there} purchased credits are left.`, 'TOO_MANY');
}

/** What is said when a grant was asked for. */
export const askedWords = (status: CreditGrant['status']): string =>
  status === 'done' ? 'The credits are booked.' : 'A second person has to approve this.';
