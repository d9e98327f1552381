import type { CreditGrant } from '@washcoat/contract-billing';
import { useSession } from '@washcoat/platform-sdk';
import { AskFirst } from '@washcoat/platform-sdk/lists';
import { Button, EmptyState, formatSigned, Pill, type PillProps } from '@washcoat/ui';
import { DataGrid, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useMemo, useState } from 'react';
import { useCreditGrantsQuery, useDecideGrantMutation } from './operations.api';

const LISTED = 50;
const words: Record<CreditGrant['status'], { label: string; kind: PillProps['kind'] }> = {
  waiting: { label: 'Waiting', kind: 'warning' },
  done: { label: 'Booked', kind: 'success' },
  refused: { label: 'Refused', kind: 'danger' },
};
interface Decision {
  grant: CreditGrant;
  isApproved: boolean;
}

const grantColumns = (decision: Column<CreditGrant>): Column<CreditGrant>[] => [
  textColumn({ id: 'userName', title: 'User', value: (row) => row.userName, minWidth: 130, priority: 1 }),
  {
    ...{ id: 'change', title: 'Credits', align: 'right', minWidth: 96, priority: 1 },
    render: (row) => <strong>{formatSigned(row.change, 0)}</strong>,
  },
  textColumn({ id: 'reason', title: 'Reason', value: (row) => row.reason, minWidth: 160, priority: 3 }),
  textColumn({ id: 'requestedBy', title: 'Asked by', value: (row) => row.requestedBy, priority: 4 }),
  dateColumn({
    ...{ id: 'requestedAt', title: 'When', format: 'listed', minWidth: 170, priority: 5 },
    value: (row) => row.requestedAt,
  }),
  decision,
];

/** Grants and corrections, those first that wait for a second person. */
export function GrantList() {
  const { data } = useCreditGrantsQuery({ count: LISTED });
  const { userId } = useSession();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [decide] = useDecideGrantMutation();
  const columns = useMemo(
    () =>
      grantColumns({
        ...{ id: 'status', title: 'Status', skeleton: 'pill', minWidth: 190, priority: 1 },
        render: (grant) => (
          <Status grant={grant} mayDecide={grant.requestedById !== userId} onDecide={setDeciding} />
        ),
      }),
    [userId],
  );
  return (
    <>
      <DataGrid
        label="Grants and corrections"
        columns={columns}
        rows={data?.list ?? []}
        isLoading={!data}
        getRowId={({ grantId }) => grantId}
        cardFor={(grant) => (
          <>
            <strong>
              {grant.userName} {formatSigned(grant.change, 0)}
            </strong>
            <span>{grant.reason}</span>
            <Status grant={grant} mayDecide={grant.requestedById !== userId} onDecide={setDeciding} />
          </>
        )}
        empty={
          <EmptyState title="No grants yet" hint="Credits that the house gives or takes back stand here." />
        }
      />
      {deciding && (
        <AskFirst
          title={deciding.isApproved ? 'Approve grant' : 'Refuse grant'}
          question={`${formatSigned(deciding.grant.change, 0)} credits for ${deciding.grant.userName}: ${deciding.grant.reason}`}
          confirmLabel={deciding.isApproved ? 'Approve grant' : 'Refuse grant'}
          run={() => decide({ grantId: deciding.grant.grantId, isApproved: deciding.isApproved }).unwrap()}
          onDone={() => setDeciding(null)}
        />
      )}
    </>
  );
}

interface StatusProps {
  grant: CreditGrant;
  /** Who asked for it does not decide. */
  mayDecide: boolean;
  onDecide: (decision: Decision) => void;
}

function Status({ grant, mayDecide, onDecide }: StatusProps) {
  const { label, kind } = words[grant.status];
  if (grant.status !== 'waiting' || !mayDecide) return <Pill kind={kind}>{label}</Pill>;
  return (
    <>
      <Button size={28} onClick={() => onDecide({ grant, isApproved: true })}>
        Approve
      </Button>{' '}
      <Button size={28} onClick={() => onDecide({ grant, isApproved: false })}>
        Refuse
      </Button>
    </>
  );
}
