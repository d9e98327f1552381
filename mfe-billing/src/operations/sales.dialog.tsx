import { problemText } from '@washcoat/platform-sdk';
import { DateText, Dialog, EmptyState, FactList, formatMoney, formatNumber } from '@washcoat/ui';
import {
  DataGrid,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import { useBillingSalesQuery, type Sale, type SalesOf } from './operations.api';

/** So many are listed, the newest; the file has all. */
const LISTED = 200;
const dollars = (cents: number) => cents / 100;

const columns: Column<Sale>[] = [
  dateColumn({
    ...{ id: 'at', title: 'When', format: 'listed', minWidth: 170, priority: 2 },
    value: (row) => row.at,
  }),
  textColumn({ id: 'userName', title: 'User', value: (row) => row.userName, minWidth: 130, priority: 1 }),
  textColumn({
    ...{ id: 'companyName', title: 'Company', minWidth: 130, priority: 4 },
    value: (row) => row.companyName,
  }),
  textColumn({ id: 'planName', title: 'Plan', value: (row) => row.planName, minWidth: 100, priority: 2 }),
  numberColumn({ id: 'planVersion', title: 'Version', value: (row) => row.planVersion, priority: 5 }),
  textColumn({ id: 'promoCode', title: 'Promo code', value: (row) => row.promoCode, priority: 4 }),
  moneyColumn({ id: 'amount', title: 'Paid', value: (row) => dollars(row.amount), bold: true, priority: 1 }),
  moneyColumn({ id: 'tax', title: 'Tax', value: (row) => dollars(row.tax), priority: 5 }),
  moneyColumn({ id: 'refunded', title: 'Refunded', value: (row) => dollars(row.refunded), priority: 3 }),
];

export interface SalesDialogProps {
  /** What they are of: a plan, a promo code, a user. */
  name: string;
  of: SalesOf;
  onClose: () => void;
}

/** What was bought of a plan, with a promo code, or by somebody, one by one. */
export function SalesDialog({ name, of, onClose }: SalesDialogProps) {
  const { data, error, refetch } = useBillingSalesQuery({ ...of, count: LISTED });
  return (
    <Dialog
      isOpen
      width={880}
      title={`Bought: ${name}`}
      sentence={
        data?.areMoreItemsAvailable ? `The newest ${LISTED}; the download has all of them.` : undefined
      }
      onClose={onClose}
    >
      <DataGrid
        label="Bought"
        columns={columns}
        rows={data?.list ?? []}
        getRowId={({ subscriptionId }) => subscriptionId}
        isLoading={!data && !error}
        error={error ? problemText(error, 'What was bought did not load.') : undefined}
        onRetry={() => void refetch()}
        cardFor={(row) => <SaleCard sale={row} />}
        empty={<EmptyState title="Nothing bought" hint="Not in these days." />}
      />
    </Dialog>
  );
}

function SaleCard({ sale }: { sale: Sale }) {
  return (
    <>
      <strong>
        {sale.userName} {formatMoney(dollars(sale.amount))}
      </strong>
      <FactList>
        <dt>Plan</dt>
        <dd>
          {sale.planName}, {formatNumber(sale.lookups)} lookups
        </dd>
        <dt>When</dt>
        <dd>
          <DateText value={sale.at} format="listed" />
        </dd>
        <dt>Company</dt>
        <dd>{sale.companyName}</dd>
      </FactList>
    </>
  );
}
