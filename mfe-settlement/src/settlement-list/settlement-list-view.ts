import { dayRangeBounds, type DayRange } from '@washcoat/ui';
import { settlementLists, type SettlementListName } from './settlement-list';
import type { SettlementListRequest } from './settlements.api';

const PAGE_SIZE = 10;

/** What the list shows, as the address holds it. */
export interface SettlementListView {
  days: DayRange;
  offset: number;
  count: number;
}

/** Reads the view from the query string; without dates the whole list is meant. */
export function readView(query: URLSearchParams): SettlementListView {
  return {
    days: { from: query.get('from') ?? '', to: query.get('to') ?? '' },
    offset: Number(query.get('offset') ?? 0),
    count: Number(query.get('count') ?? PAGE_SIZE),
  };
}

/** Writes the view into a query string; what is as at the start stays out. */
export function writeView({ days, offset, count }: SettlementListView): URLSearchParams {
  const query = new URLSearchParams();
  if (days.from) query.set('from', days.from);
  if (days.to) query.set('to', days.to);
  if (offset > 0) query.set('offset', String(offset));
  if (count !== PAGE_SIZE) query.set('count', String(count));
  return query;
}

/** The call that answers the view. */
export function requestOf(list: SettlementListName, view: SettlementListView): SettlementListRequest {
  const { from, to } = dayRangeBounds(view.days);
  return {
    type: settlementLists[list].type,
    from: from ?? undefined,
    to: to ?? undefined,
    offset: view.offset,
    count: view.count,
  };
}
