import {
  asSpecified,
  type OfferedAction,
  problemText,
  useLocation,
  useNavigate,
  useOfferedActions,
} from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useEffect, useMemo, useRef } from 'react';
import {
  furtherPage,
  neighboursOf,
  pathOf,
  placeOf,
  readOn,
  type InvoiceListPlace,
  type InvoiceListState,
} from './invoice-neighbours';
import { useLazyInvoicesQuery } from './invoices.api';

/** The steps through the list that an invoice was opened from. */
export interface Neighbours {
  /** The address of the list where the invoice stands on it, when it was opened from one. */
  listPath: string | undefined;
  /** Absent at the first one, and where it was not opened from a list. */
  previous?: () => void;
  next?: () => void;
}

type Side = 'before' | 'after';
/** An invoice as long as it is open. */
interface Visit {
  isReading: boolean;
}
const NO_MORE = 'There is no further invoice on the list any more.';
const READ_FAILED = asSpecified.wentWrong;

/** The invoices beside one on the list that it was opened from, over the ends of its pages too; also at the keys K and J. */
export function useNeighbours(loadId: string): Neighbours {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [read] = useLazyInvoicesQuery();
  const visit = useRef<Visit | null>(null);
  useEffect(() => {
    visit.current = { isReading: false };
    return () => {
      visit.current = null;
    };
  }, [loadId, pathname]);
  const neighbours = useMemo<Neighbours>(() => {
    const list = placeOf(state);
    const known = neighboursOf(list, loadId);
    const to = (other: string, place: InvoiceListPlace) => {
      const handedOn: InvoiceListState = { invoiceList: place };
      navigate(pathname.replace(loadId, other), { state: handedOn, replace: true });
    };
    const over = async (here: Visit, place: InvoiceListPlace, side: Side): Promise<void> => {
      const request = furtherPage(place, side);
      const { data, error } = request ? await read(request) : {};
      // Who went somewhere else meanwhile stays there.
      if (visit.current !== here) return;
      if (!data) return void toast.error(request ? problemText(error, READ_FAILED) : NO_MORE);
      const further = readOn(place, side, data);
      const { previous, next } = neighboursOf(further, loadId);
      const other = side === 'after' ? next : previous;
      return other === undefined ? over(here, further, side) : to(other, further);
    };
    const readOver = async (place: InvoiceListPlace, side: Side) => {
      const { current: here } = visit;
      if (!here || here.isReading) return;
      here.isReading = true;
      await over(here, place, side).finally(() => {
        here.isReading = false;
      });
    };
    const step = (side: Side, other: string | undefined) => {
      if (!list?.ids.includes(loadId)) return undefined;
      if (other !== undefined) return () => to(other, list);
      return furtherPage(list, side) && (() => void readOver(list, side));
    };
    return {
      listPath: list && pathOf(list, loadId),
      previous: step('before', known.previous),
      next: step('after', known.next),
    };
  }, [state, loadId, pathname, navigate, read]);
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
