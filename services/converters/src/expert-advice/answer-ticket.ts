import { toDecimal, type Numeric } from '@washcoat/metals';
import type { TicketEdit, TicketRow, TicketStatus } from './ticket';

const PENDING: TicketStatus = 1;

/**
 * A ticket with what an expert changes. It gets the time of its resolution when its status becomes resolved or
 * rejected, and loses it when it is pending again (GAP-ADV-04). The first offer price that is made stays on record.
 */
export function answered(row: TicketRow, edit: TicketEdit, now: Date): TicketRow {
  const status = edit.status ?? row.status;
  const offer = changed(row.market_price, edit.marketPrice);
  return {
    ...row,
    message: edit.message ?? row.message,
    market_price: offer,
    first_offer: row.first_offer ?? offer,
    base_price: changed(row.base_price, edit.basePrice),
    comments: edit.comments ?? row.comments,
    status,
    oem: edit.oem ?? row.oem,
    make: edit.make ?? row.make,
    model: edit.model ?? row.model,
    url: edit.url === undefined ? row.url : edit.url,
    resolved_at: status === row.status ? row.resolved_at : status === PENDING ? null : now,
  };
}

/**
 * What became of a ticket (GAP-ADV-01): rejected; approved when it was resolved at the first offer that was made for it
 * or without any; modified when at another. Null while it is pending.
 */
export function outcomeOf({
  status,
  market_price,
  first_offer,
}: Pick<TicketRow, 'status' | 'market_price' | 'first_offer'>): 'Approved' | 'Modified' | 'Rejected' | null {
  if (status === PENDING) return null;
  if (status === 3) return 'Rejected';
  return isSamePrice(market_price, first_offer) ? 'Approved' : 'Modified';
}

/** Whether a change is an answer that the asker has to know: another status than pending, or another offer in it. */
export function isAnswer(before: TicketRow, after: TicketRow): boolean {
  if (after.status === PENDING) return false;
  return before.status !== after.status || !isSamePrice(before.market_price, after.market_price);
}

function isSamePrice(one: Numeric, other: Numeric): boolean {
  const [first, second] = [toDecimal(one), toDecimal(other)];
  return first && second ? first.equals(second) : first === second;
}

function changed(stored: string | null, price: number | null | undefined): string | null {
  if (price === undefined) return stored;
  return price === null ? null : String(price);
}
