import { problemOf } from '@washcoat/platform-sdk';
import { useEffect, useState } from 'react';
import { askedList } from '../live/live-query';
import { useInvoiceQuery, useInvoiceSubscription } from './invoices.api';

const ATTEMPTS = 10;
const ATTEMPT_MS = 500;
const PENDING_REFRESH_MS = { atFirst: 1000, later: 5000 };

/**
 * An invoice as it stands now. Right after an order is completed it may not exist yet, so one that is missing is asked
 * for again for 5 seconds (`isBeingMade`); a pending one is read again until it has its number, every second for the first 5,
 * in which an order that was just completed gets it, and every 5 seconds from then on. One that has it is asked for as lists
 * are, because what others pay or amend is not told by the realtime connection.
 */
export function useFreshInvoice(loadId: string) {
  const [attempt, setAttempt] = useState(0);
  const { data, error, isFetching, refetch } = useInvoiceQuery(
    { loadId },
    { refetchOnMountOrArgChange: true },
  );
  const isPending = data?.loadDetails.type === 3;
  const refreshMs = PENDING_REFRESH_MS[useIsAtFirst() ? 'atFirst' : 'later'];
  const asking = isPending || !data ? { pollingInterval: isPending ? refreshMs : 0 } : askedList;
  useInvoiceSubscription({ loadId }, asking);
  const problem = error ? problemOf(error) : undefined;
  const isMissing = problem ? problem.status === 404 : attempt > 0;
  const isBeingMade = !data && isMissing && attempt < ATTEMPTS;
  useEffect(() => {
    if (!isBeingMade || isFetching) return undefined;
    const timer = setTimeout(() => {
      setAttempt(attempt + 1);
      void refetch();
    }, ATTEMPT_MS);
    return () => clearTimeout(timer);
  }, [isBeingMade, isFetching, attempt, refetch]);
  return { invoice: data?.loadDetails, problem, isBeingMade, refetch };
}

/** Whether the page was opened just now: within the time in which a missing invoice is asked for again. */
function useIsAtFirst(): boolean {
  const [isAtFirst, setAtFirst] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setAtFirst(false), ATTEMPTS * ATTEMPT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtFirst;
}
