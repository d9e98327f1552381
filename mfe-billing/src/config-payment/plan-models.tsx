import type { PlanModelAnswer } from '@washcoat/contract-billing';
import { problemText, usePageHeading } from '@washcoat/platform-sdk';
import { DeleteRecord, ListGrid, PageActions, useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import { useDeletePlanMutation, usePlanModelsQuery } from './config-payment.api';
import { PAGE_SIZES } from './page-sizes';
import { planActions, planColumns, PlanModelCard } from './plan-model.columns';
import { AddPlan, EditPlan } from './plan-model.form';
import { PlanVersions } from './plan-versions.dialog';

const GONE = 'This subscription is gone.';
const LOAD_FAILED = 'The subscriptions did not load. The rest of Washcoat works.';

type Open =
  { kind: 'add' } | { kind: 'edit' | 'delete' | 'versions'; plan: PlanModelAnswer } | { kind: 'nothing' };
const nothing: Open = { kind: 'nothing' };

/** The plans on sale, and what can be done with them. */
export function PlanModels() {
  const { view, page } = useListView(PAGE_SIZES[0]);
  const [open, setOpen] = useState<Open>(nothing);
  const [remove] = useDeletePlanMutation();
  const asked = usePlanModelsQuery({ count: view.count, offset: view.offset });
  const { data, currentData, isFetching, error, refetch } = asked;
  const actions = useMemo(
    () =>
      planActions({
        onAdd: () => setOpen({ kind: 'add' }),
        onEdit: (plan) => setOpen({ kind: 'edit', plan }),
        onDelete: (plan) => setOpen({ kind: 'delete', plan }),
        onVersions: (plan) => setOpen({ kind: 'versions', plan }),
      }),
    [],
  );
  const columns = useMemo(() => planColumns(actions), [actions]);
  const onDone = () => setOpen(nothing);
  const readAgain = async (modelId: string) => {
    const now = (await refetch().unwrap()).list.find((one) => one.modelId === modelId);
    if (!now) throw new Error(GONE);
    return now;
  };
  usePageHeading({ heading: 'Config Payment', actions: <PageActions actions={actions} /> });
  return (
    <>
      <ListGrid
        label="Subscriptions"
        storageKey="billing.plan-models"
        columns={columns}
        view={view}
        sizes={PAGE_SIZES}
        answer={currentData ?? (error ? undefined : data)}
        isFetching={isFetching}
        onPage={page}
        getRowId={({ modelId }) => modelId}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        onRowOpen={(plan) => setOpen({ kind: 'edit', plan })}
        cardFor={(plan) => <PlanModelCard plan={plan} actions={actions} />}
        empty={<EmptyState title="No subscriptions available" hint="What subscribers can buy stands here." />}
      />
      {open.kind === 'add' && <AddPlan onDone={onDone} />}
      {open.kind === 'edit' && (
        <EditPlan plan={open.plan} readAgain={() => readAgain(open.plan.modelId)} onDone={onDone} />
      )}
      {open.kind === 'versions' && <PlanVersions plan={open.plan} onClose={onDone} />}
      {open.kind === 'delete' && (
        <DeleteRecord
          type="Subscription"
          name={open.plan.planName}
          consequence="It is no longer sold. Who bought it keeps it."
          remove={() => remove({ subscriptionId: open.plan.modelId }).unwrap()}
          onDone={onDone}
        />
      )}
    </>
  );
}
