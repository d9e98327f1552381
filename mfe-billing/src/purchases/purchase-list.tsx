import { purchaseList, type Purchase } from '@washcoat/contract-billing';
import { allows } from '@washcoat/contract-kernel';
import { problemText, usePageHeading, type RowAction } from '@washcoat/platform-sdk';
import { ListTools, ListWorkGrid, useListView } from '@washcoat/platform-sdk/lists';
import { breakpoints, EmptyState, Stack, Toolbar, useIsNarrow } from '@washcoat/ui';
import { Receipt } from 'lucide-react';
import { useMemo } from 'react';
import { PAGE_SIZES } from '../app/page-sizes';
import { useReceipt } from '../history/use-receipt';
import { RangeForm, useRange } from '../operations/range-form';
import { PurchaseCard, purchaseColumns } from './purchase-columns';
import { PurchaseChips, purchaseFiltersOf } from './purchase-filters';
import { useLazyPurchaseExportQuery, usePurchasesQuery } from './purchases.api';

const STORAGE_KEY = 'billing.purchases';
const LOAD_FAILED = 'Purchases did not load. The rest of Washcoat works.';

/** Opening the receipt of a purchase with what was given back of it; what cost nothing has none. */
const receiptAction = (open: (purchase: Purchase) => void): RowAction<Purchase> => ({
  ...{ of: 'row', id: 'receipt-of-purchase', label: 'Receipt', shortcut: 'R' },
  icon: (size) => <Receipt size={size} />,
  nameFor: ({ planName, userName }) => `Receipt of ${planName} for ${userName}`,
  right: (session) => allows(purchaseList.access, session),
  refusalFor: ({ transactionId }) => (transactionId ? undefined : 'Nothing was paid'),
  run: open,
});

/** What was bought, as its noun declares it: the days and what it is cut down by stand in the address, the file has the same. */
export function PurchaseList() {
  const list = useListView(PAGE_SIZES[0]);
  const { count, offset, query } = list.view;
  const { days, asked: range, choose } = useRange();
  const filters = useMemo(() => ({ ...purchaseFiltersOf(query), ...range }), [query, range]);
  const { data, currentData, isFetching, error, refetch } = usePurchasesQuery({ ...filters, count, offset });
  const [askFile] = useLazyPurchaseExportQuery();
  const [openReceipt] = useReceipt();
  const isPhone = useIsNarrow(breakpoints.phone);
  const actions = useMemo(
    () => [
      receiptAction(({ transactionId }) => {
        if (transactionId) void openReceipt(transactionId);
      }),
    ],
    [openReceipt],
  );
  const columns = useMemo(() => purchaseColumns(actions), [actions]);
  const tools = (
    <ListTools
      storageKey={STORAGE_KEY}
      columns={columns}
      ask={(choice) => askFile({ ...choice, ...filters }).unwrap()}
    />
  );
  usePageHeading({ heading: 'Config Payment', actions: isPhone ? undefined : tools });
  return (
    <Stack>
      {isPhone && <Toolbar>{tools}</Toolbar>}
      <RangeForm key={`${days.from} ${days.to}`} days={days} onChoose={choose} />
      <PurchaseChips filters={filters} userName={currentData?.list[0]?.userName} onFilter={list.filter} />
      <ListWorkGrid
        label="Purchases"
        storageKey={STORAGE_KEY}
        columns={columns}
        view={list.view}
        sizes={PAGE_SIZES}
        answer={currentData ?? (error ? undefined : data)}
        isFetching={isFetching}
        onPage={list.page}
        getRowId={({ purchaseId }) => purchaseId}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        cardFor={(purchase) => <PurchaseCard purchase={purchase} actions={actions} />}
        empty={
          <EmptyState title="Nothing bought" hint="Not in these days, or not of what is chosen above." />
        }
      />
    </Stack>
  );
}
