import type { CreditGrant } from '@washcoat/contract-billing';
import { problemText, useSession } from '@washcoat/platform-sdk';
import { AskFirst, CardHead, ListWorkGrid, type ListView } from '@washcoat/platform-sdk/lists';
import { Button, DateText, EmptyState, FactList, formatSigned, Pill, type PillProps } from '@washcoat/ui';
import { dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PAGE_SIZES } from '../app/page-sizes';
import { useCreditGrantsQuery, useDecideGrantMutation } from './operations.api';

const LOAD_FAILED = 'Grants did not load. The rest of Washcoat works.';
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

/** The page of a list whose address is that of another one, which stands above it. */
function useOwnPage() {
  const [{ offset, count }, setPage] = useState<Pick<ListView, 'offset' | 'count'>>({
    offset: 0,
    count: PAGE_SIZES[0],
  });
  const view: ListView = { text: '', offset, count, sort: null, query: new URLSearchParams() };
  const page = (nextOffset: number, nextCount: number) => setPage({ offset: nextOffset, count: nextCount });
  return { view, page };
}

/** Grants and corrections, those first that wait for a second person. */
export function GrantList() {
  const { view, page } = useOwnPage();
  const asked = useCreditGrantsQuery({ count: view.count, offset: view.offset });
  const { data, currentData, isFetching, error, refetch } = asked;
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
      <ListWorkGrid
        label="Grants and corrections"
        storageKey="billing.grants"
        columns={columns}
        view={view}
        sizes={PAGE_SIZES}
        answer={currentData ?? (error ? undefined : data)}
        isFetching={isFetching}
        onPage={page}
        getRowId={({ grantId }) => grantId}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        cardFor={(grant) => (
          <GrantCard grant={grant}>
            <Status grant={grant} mayDecide={grant.requestedById !== userId} onDecide={setDeciding} />
          </GrantCard>
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
          kind={deciding.isApproved ? 'main' : 'danger'}
          cancelLabel="Not yet"
          busyLabel={deciding.isApproved ? 'Approving' : 'Refusing'}
          run={() => decide({ grantId: deciding.grant.grantId, isApproved: deciding.isApproved }).unwrap()}
          onDone={() => setDeciding(null)}
        />
      )}
    </>
  );
}

const CardFoot = styled.div`
  margin-top: ${({ theme }) => theme.space(3)};
`;

/** A grant on a phone; `children`: what became of it, or who decides. */
function GrantCard({ grant, children }: { grant: CreditGrant; children: ReactNode }) {
  return (
    <>
      <CardHead>
        <strong>
          {grant.userName} {formatSigned(grant.change, 0)}
        </strong>
      </CardHead>
      <FactList>
        <dt>Reason</dt>
        <dd>{grant.reason}</dd>
        <dt>Asked by</dt>
        <dd>{grant.requestedBy}</dd>
        <dt>When</dt>
        <dd>
          <DateText value={grant.requestedAt} format="listed" />
        </dd>
      </FactList>
      <CardFoot>{children}</CardFoot>
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
