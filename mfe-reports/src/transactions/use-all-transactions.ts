import type { RequestOf } from '@washcoat/contract-kernel';
import type { Transaction, transactionsDump } from '@washcoat/contract-reporting';
import { reportSkipped } from '@washcoat/platform-sdk';
import type { MoreRequest, MoreRows } from '@washcoat/ui/work-grid';
import { useMemo } from 'react';
import { store } from '../app/store';
import { transactionsApi, type TransactionsAnswer } from './transactions.api';

const { initiate } = transactionsApi.endpoints.transactionsRows;

/**
 * What fetches the rows of the report beyond those of `answer` while they are scrolled to; nothing until it is there.
 * @param request the filters that `answer` is of
 */
export function useAllTransactions(
  request: RequestOf<typeof transactionsDump>,
  answer: TransactionsAnswer | undefined,
): MoreRows<Transaction> | undefined {
  return useMemo(() => {
    if (!answer) return undefined;
    const page = (part: MoreRequest) =>
      store.dispatch(initiate({ ...request, ...part }, { subscribe: false })).unwrap();
    return {
      total: answer.totals.rows,
      next: answer.next,
      page,
      load: async (offset, count) => (await page({ offset, count })).list,
      onFailed: (error) => reportSkipped('rows of the transactions report', String(error)),
    };
  }, [request, answer]);
}
