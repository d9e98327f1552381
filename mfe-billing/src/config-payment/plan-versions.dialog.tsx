import type { planModelVersions } from '@washcoat/contract-billing';
import { type PlanModelAnswer } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { problemText } from '@washcoat/platform-sdk';
import { DateText, Dialog, FactList, formatMoney, formatNumber } from '@washcoat/ui';
import {
  DataGrid,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import { usePlanVersionsQuery } from './config-payment.api';
import { priceText } from './plan-model.face';

type Version = AnswerOf<typeof planModelVersions>['list'][number];

const columns: Column<Version>[] = [
  numberColumn({ id: 'version', title: 'Version', value: (row) => row.version, priority: 1 }),
  textColumn({
    id: 'planName',
    title: 'Plan Name',
    value: (row) => row.planName,
    minWidth: 140,
    priority: 1,
  }),
  numberColumn({ id: 'noOfLookups', title: 'Lookups', value: (row) => row.noOfLookups, priority: 2 }),
  moneyColumn({ id: 'finalPrice', title: 'Final Price', value: (row) => row.finalPrice, priority: 1 }),
  numberColumn({ id: 'taxPercent', title: 'Sales Tax %', value: (row) => row.taxPercent, priority: 4 }),
  numberColumn({ id: 'bought', title: 'Bought', value: (row) => row.bought, priority: 1 }),
  dateColumn({
    ...{ id: 'since', title: 'Since', format: 'listed', minWidth: 170, priority: 3 },
    value: (row) => row.since,
  }),
];
/** So many are listed, the newest. */
const LISTED = 100;

/** The terms that a plan was sold on, and how many have it on them. */
export function PlanVersions({ plan, onClose }: { plan: PlanModelAnswer; onClose: () => void }) {
  const { data, error, refetch } = usePlanVersionsQuery({ modelId: plan.modelId, count: LISTED });
  return (
    <Dialog
      isOpen
      width={880}
      title={`Versions of ${plan.planName}`}
      sentence="Who bought an earlier version keeps what it gave."
      onClose={onClose}
    >
      <DataGrid
        label="Versions"
        columns={columns}
        rows={data?.list ?? []}
        getRowId={({ version }) => String(version)}
        isLoading={!data && !error}
        error={error ? problemText(error, 'The versions did not load.') : undefined}
        onRetry={() => void refetch()}
        cardFor={(row) => <VersionCard row={row} />}
        empty={null}
      />
    </Dialog>
  );
}

function VersionCard({ row }: { row: Version }) {
  return (
    <>
      <strong>
        {row.version}: {row.planName} {priceText(row.finalPrice)}
      </strong>
      <FactList>
        <dt>Lookups</dt>
        <dd>{formatNumber(row.noOfLookups)}</dd>
        <dt>Original Price</dt>
        <dd>{formatMoney(row.originalPrice)}</dd>
        <dt>Bought</dt>
        <dd>{formatNumber(row.bought)}</dd>
        <dt>Since</dt>
        <dd>
          <DateText value={row.since} format="listed" />
        </dd>
      </FactList>
    </>
  );
}
