import { ticket, type ticketEdit } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import { toDecimal, type Numeric } from '@washcoat/metals';
import { givenFields } from '@washcoat/service-kit';
import type { TicketRow } from './ticket.model';

/** What an expert changes of a question; what is absent stays as it is. */
export type TicketEdit = Omit<InputOf<typeof ticketEdit>, 'ticketId'>;

const PENDING = 1;

/**
 * A ticket with what an expert changes. It gets the time of its resolution when its status becomes resolved or
 * rejected, and loses it when it is pending again (GAP-ADV-04). The first offer price that is made stays on record.
 */
export function answered(row: TicketRow, edit: TicketEdit, now: Date): TicketRow {
  const { status, ...after } = { ...row, ...givenFields(ticket, edit) };
  return {
    ...after,
    status,
    firstOffer: row.firstOffer ?? after.marketPrice,
    ticketResTime: status === row.status ? row.ticketResTime : status === PENDING ? null : now,
  };
}

/**
 * What became of a ticket (GAP-ADV-01): rejected; approved when it was resolved at the first offer that was made for it
 * or without any; modified when at another. Null while it is pending.
 */
export function outcomeOf({
  status,
  marketPrice,
  firstOffer,
}: Pick<TicketRow, 'status' | 'marketPrice' | 'firstOffer'>): 'Approved' | 'Modified' | 'Rejected' | null {
  if (status === PENDING) return null;
  if (status === 3) return 'Rejected';
  return isSamePrice(marketPrice, firstOffer) ? 'Approved' : 'Modified';
}

/** Whether a change is an answer that the asker has to know: another status than pending, or another offer in it. */
export function isAnswer(before: TicketRow, after: TicketRow): boolean {
  if (after.status === PENDING) return false;
  return before.status !== after.status || !isSamePrice(before.marketPrice, after.marketPrice);
}

function isSamePrice(one: Numeric, other: Numeric): boolean {
  const [first, second] = [toDecimal(one), toDecimal(other)];
  return first && second ? first.equals(second) : first === second;
}
