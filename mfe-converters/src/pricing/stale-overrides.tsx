import type { StaleOverride } from '@washcoat/contract-converters';
import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { Card, DateText, EmptyState, FailedPart, Figure, formatSigned, Skeleton } from '@washcoat/ui';
import { DataGrid, moneyColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { BadgeDollarSign } from 'lucide-react';
import { codeLinkColumn } from '../converter/code-link-column';
import { useStaleOverridesQuery } from './pricing.api';

const LOAD_FAILED = asSpecified.wentWrong;
const SHOWN = 20;
const TITLE = 'Override Prices left longest';

/** Converters whose Override Price nobody looked at for long, and what they would be calculated at today. */
export function StaleOverrides() {
  const { data, error, refetch } = useStaleOverridesQuery({ count: SHOWN });
  if (error && !data)
    return (
      <Card title={TITLE}>
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Card>
    );
  if (!data)
    return (
      <Card title={TITLE}>
        <Skeleton $height="160px" />
      </Card>
    );
  return (
    <Card title={TITLE} note="With what they would be calculated at today" flush>
      <DataGrid
        label={TITLE}
        columns={columns}
        rows={data.list}
        getRowId={({ productId }) => productId}
        empty={
          <EmptyState
            icon={<BadgeDollarSign size={20} />}
            title="No converter has an Override Price"
            hint="It is set on the page of a converter."
          />
        }
      />
    </Card>
  );
}

const columns: Column<StaleOverride>[] = [
  codeLinkColumn(),
  textColumn({
    id: 'description',
    title: 'Description',
    value: ({ description }) => description,
    priority: 3,
  }),
  moneyColumn({ id: 'price', title: 'Override Price', value: ({ price }) => price, priority: 2 }),
  moneyColumn({ id: 'listedPrice', title: 'Listed', value: ({ listedPrice }) => listedPrice }),
  moneyColumn({
    id: 'calculatedPrice',
    title: 'Calculated',
    value: ({ calculatedPrice }) => calculatedPrice,
  }),
  {
    id: 'difference',
    title: 'Change',
    align: 'right',
    minWidth: 88,
    render: ({ difference }) => <Figure>{formatSigned(difference, 2)}</Figure>,
  },
  {
    id: 'updatedDate',
    title: 'Changed last',
    minWidth: 110,
    priority: 2,
    render: ({ updatedDate }) => <DateText value={updatedDate} format="day" />,
  },
];
