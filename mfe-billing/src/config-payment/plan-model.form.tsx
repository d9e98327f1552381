import {
  ENTER_VALID,
  planModel as noun,
  type PlanModelAnswer,
  type PlanModelEntry,
} from '@washcoat/contract-billing';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import { FieldsOf, resolverOf, useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { clashOf } from '@washcoat/platform-sdk/lists';
import { FieldGrid, Stack } from '@washcoat/ui';
import { useAddPlanMutation, useEditPlanMutation } from './config-payment.api';
import { RecordDialog } from './record-dialog';

const schema = formOf(noun);
const resolver = resolverOf<PlanModelEntry>(schema);
const differences = clashOf(noun);
/** What is said where the service says nothing. */
const words = { saved: 'Subscription Successfully!', failed: ENTER_VALID };

/** The form of a new plan. */
export function AddPlan({ onDone }: { onDone: () => void }) {
  const [add] = useAddPlanMutation();
  const { keyFor } = useAttemptKey();
  const record = useRecordForm<PlanModelEntry>({
    ...words,
    start: { entry: startOf(noun) },
    resolver,
    send: ({ entry }) => {
      const form = schema.parse(entry);
      return add({ ...form, key: keyFor(form) }).unwrap();
    },
    onSaved: onDone,
  });
  return <PlanDialog title="Add subscription" record={record} onClose={onDone} />;
}

export interface EditPlanProps {
  plan: PlanModelAnswer;
  /** As it is stored now. */
  readAgain: () => Promise<PlanModelAnswer>;
  onDone: () => void;
}

const versioned = (plan: PlanModelAnswer) => ({ entry: entryOf(noun, plan), version: plan.version });

/** The form of a plan on sale. */
export function EditPlan({ plan, readAgain, onDone }: EditPlanProps) {
  const [edit] = useEditPlanMutation();
  const record = useRecordForm<PlanModelEntry>({
    ...words,
    start: versioned(plan),
    resolver,
    send: ({ entry, version }) => edit({ ...schema.parse(entry), modelId: plan.modelId, version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    onSaved: onDone,
  });
  return <PlanDialog title="Update subscription" record={record} onClose={onDone} />;
}

interface PlanDialogProps {
  title: string;
  record: ReturnType<typeof useRecordForm<PlanModelEntry>>;
  onClose: () => void;
}

function PlanDialog(props: PlanDialogProps) {
  return (
    <RecordDialog {...props} noun="subscription" submitLabel="Save" differences={differences}>
      <Stack $gap={3}>
        <FieldsOf of={noun} only={['planName']} needed />
        <FieldsOf of={noun} only={['description']} />
        <FieldGrid $min={140}>
          <FieldsOf of={noun} only={['noOfLookups', 'originalPrice', 'finalPrice']} needed />
        </FieldGrid>
      </Stack>
    </RecordDialog>
  );
}
