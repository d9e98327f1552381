import { useLocation, useNavigate, useOfferedActions, type OfferedAction } from '@washcoat/platform-sdk';
import { useMemo } from 'react';
import { neighboursOf, placeOf, type InvoiceListPlace } from './invoice-neighbours';

/** The steps through the list that an invoice was opened from. */
export interface Neighbours {
  /** The list, when it was opened from one. */
  list: InvoiceListPlace | undefined;
  /** Absent at the first one, and where it was not opened from a list. */
  previous?: () => void;
  next?: () => void;
}

/** The invoices beside one on the list that it was opened from; also at the keys K and J. */
export function useNeighbours(loadId: string): Neighbours {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const neighbours = useMemo<Neighbours>(() => {
    const list = placeOf(state);
    const { previous, next } = neighboursOf(list, loadId);
    const to = (other: string | undefined) =>
      other === undefined
        ? undefined
        : () => navigate(pathname.replace(loadId, other), { state, replace: true });
    return { list, previous: to(previous), next: to(next) };
  }, [state, loadId, pathname, navigate]);
  const offered = useMemo(() => {
    const step = (id: string, label: string, shortcut: string, run?: () => void): OfferedAction[] =>
      run ? [{ id, label, name: label, shortcut, run }] : [];
    return [
      ...step('previous-invoice', 'Previous invoice', 'K', neighbours.previous),
      ...step('next-invoice', 'Next invoice', 'J', neighbours.next),
    ];
  }, [neighbours]);
  useOfferedActions(offered);
  return neighbours;
}
