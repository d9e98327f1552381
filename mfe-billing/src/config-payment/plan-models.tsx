import { planModelVersions, type PlanModelAnswer } from '@washcoat/contract-billing';
import { allows } from '@washcoat/contract-kernel';
import type { RowAction } from '@washcoat/platform-sdk';
import { useListView } from '@washcoat/platform-sdk/lists';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  useAddPlanMutation,
  useDeletePlanMutation,
  useEditPlanMutation,
  usePlanModelsQuery,
} from './config-payment.api';
import { PAGE_SIZES } from '../app/page-sizes';
import { planFace, planForm } from './plan-model.face';
import { PlanVersions } from './plan-versions.dialog';
import { SoldList } from './sold-list';

const versionsAction = (run: (plan: PlanModelAnswer) => void): RowAction<PlanModelAnswer> => ({
  ...{ of: 'row', id: 'versions-of-subscription', label: 'Versions', shortcut: 'V' },
  icon: (size) => <History size={size} />,
  nameFor: ({ planName }) => `Versions of ${planName}`,
  right: (session) => allows(planModelVersions.access, session),
  run,
});

/** The plans on sale, and what can be done with them. */
export function PlanModels() {
  const list = useListView(PAGE_SIZES[0]);
  const asked = usePlanModelsQuery({ count: list.view.count, offset: list.view.offset });
  const [versionsOf, setVersionsOf] = useState<PlanModelAnswer | null>(null);
  const [add] = useAddPlanMutation();
  const [edit] = useEditPlanMutation();
  const [remove] = useDeletePlanMutation();
  const more = useMemo(() => [versionsAction(setVersionsOf)], []);
  return (
    <>
      <SoldList
        {...{ face: planFace, list, asked, more }}
        add={(entry, keyFor) => {
          const form = planForm.parse(entry);
          return add({ ...form, key: keyFor(form) }).unwrap();
        }}
        edit={({ modelId }, { entry, version }) =>
          edit({ ...planForm.parse(entry), modelId, version }).unwrap()
        }
        remove={({ modelId }) => remove({ subscriptionId: modelId }).unwrap()}
      />
      {versionsOf && <PlanVersions plan={versionsOf} onClose={() => setVersionsOf(null)} />}
    </>
  );
}
