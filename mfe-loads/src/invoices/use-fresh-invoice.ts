import { problemOf } from '@washcoat/platform-sdk';
import { useEffect, useState } from 'react';
import { useInvoiceQuery, useInvoiceSubscription } from './invoices.api';

const ATTEMPTS = 10;
const ATTEMPT_MS = 500;
const PENDING_REFRESH_MS = 5000;

/**
 * An invoice as it stands now. Right after an order is completed it may not exist yet, so one that is missing is asked
 * for again for 5 seconds (`isBeingMade`); a pending one is read again every 5 seconds until it has its number.
 */
export function useFreshInvoice(loadId: string) {
  const [attempt, setAttempt] = useState(0);
  const { data, error, isFetching, refetch } = useInvoiceQuery(
    { loadId },
    { refetchOnMountOrArgChange: true },
  );
  const isPending = data?.loadDetails.type === 3;
  useInvoiceSubscription({ loadId }, { pollingInterval: isPending ? PENDING_REFRESH_MS : 0 });
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
