import {
  priceModifier as noun,
  priceModifierCalls as calls,
  type PriceModifier,
  type PriceModifierEntry,
} from '@washcoat/contract-converters';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import { problemText, usePageHeading } from '@washcoat/platform-sdk';
import {
  FieldsOf,
  historyOf,
  RecordForm,
  RecordHistory,
  RecordPage,
  resolverOf,
  useAttemptKey,
  useRecordForm,
} from '@washcoat/platform-sdk/forms';
import { clashOf } from '@washcoat/platform-sdk/lists';
import { Card, FieldGrid, Page } from '@washcoat/ui';
import * as z from 'zod/mini';
import { ModifierGraph } from './lazy-graph';
import { PercentStep } from './percent-step';
import {
  useAddModifierMutation,
  useEditModifierMutation,
  useModifierChangesQuery,
  usePriceModifiersQuery,
} from './price-modifiers.api';

const GONE = 'This price modifier is gone, or not yours to see.';
const LOAD_FAILED = 'This price modifier did not load. The rest of Washcoat works.';
const PERCENT = 3;

const schema = formOf(noun);
const clash = clashOf(noun);
// Dollars are not below 0; the service refuses them as well.
const resolver = resolverOf<PriceModifierEntry>(
  schema.check(
    z.refine(({ type, value }) => type === PERCENT || value >= 0, {
      path: ['value'],
      message: 'Use at least 0',
    }),
  ),
);

/** Whose a new price modifier will be: the company that the list shows, for the house's administrators. */
export interface Owner {
  companyId: string;
  name: string;
}

export interface AddModifierProps {
  owner: Owner | null;
  backTo: string;
  onDone: () => void;
  /** Leads to what was saved. */
  onSaved: (name: string) => void;
}

/** The form of a new price modifier. */
export function AddModifier({ owner, backTo, onDone, onSaved }: AddModifierProps) {
  const [add] = useAddModifierMutation();
  const { keyFor } = useAttemptKey();
  const record = useRecordForm<PriceModifierEntry>({
    start: { entry: startOf(noun) },
    resolver,
    send: ({ entry }) => {
      const form = { ...schema.parse(entry), ...(owner && { companyId: owner.companyId }) };
      return add({ ...form, key: keyFor(form) }).unwrap();
    },
    saved: 'Successfully added Price Modifier',
    draft: { noun: noun.name },
    onSaved: () => onSaved(record.form.getValues('name')),
  });
  usePageHeading({ heading: 'Add price modifier', prefix: owner?.name, backTo });
  return (
    <Page $capped>
      <ModifierForm label="Add price modifier" record={record} onCancel={onDone} />
    </Page>
  );
}

export interface EditModifierProps {
  priceModifierId: string;
  /** Whether the history is shown in the place of the form. */
  isHistory: boolean;
  onPanel: (panel: string) => void;
  backTo: string;
  onDone: () => void;
}

/** One price modifier: the form with its graph, and who changed what. */
export function EditModifier({ priceModifierId, isHistory, onPanel, backTo, onDone }: EditModifierProps) {
  const { data, error, refetch } = usePriceModifiersQuery({ recordId: priceModifierId, count: 1 });
  const modifier = data?.list[0];
  const isGone = data !== undefined && !modifier;
  const useHistory = (count: number) => useModifierChangesQuery({ priceModifierId, count });
  const readAgain = async () => {
    const [now] = (await refetch().unwrap()).list;
    if (!now) throw new Error(GONE);
    return now;
  };
  usePageHeading({ heading: 'Edit price modifier', prefix: modifier?.name, backTo });
  return (
    <RecordPage
      {...{ isHistory, onPanel, backTo }}
      name="Price modifier"
      historyAccess={calls.history.access}
      // What is being typed stays when the list cannot be read again.
      problem={isGone ? GONE : error && !modifier ? problemText(error, LOAD_FAILED) : ''}
      onRetry={isGone ? undefined : () => void refetch()}
      form={modifier && <EditForm key={priceModifierId} {...{ modifier, readAgain, onDone }} />}
      history={<RecordHistory useHistory={useHistory} {...historyOf(noun)} />}
    />
  );
}

interface EditFormProps {
  modifier: PriceModifier;
  /** As it is stored now. */
  readAgain: () => Promise<PriceModifier>;
  onDone: () => void;
}

const versioned = (modifier: PriceModifier) => ({
  entry: entryOf(noun, modifier),
  version: modifier.version,
});

function EditForm({ modifier, readAgain, onDone }: EditFormProps) {
  const { priceModifierId, companyId } = modifier;
  const [edit] = useEditModifierMutation();
  const record = useRecordForm<PriceModifierEntry>({
    start: versioned(modifier),
    resolver,
    send: ({ entry, version }) =>
      edit({ ...schema.parse(entry), priceModifierId, companyId, version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    saved: 'Successfully edited Price Modifier',
    draft: { noun: noun.name, record: priceModifierId },
    onSaved: onDone,
  });
  return (
    <ModifierForm label="Save price modifier" record={record} onCancel={onDone}>
      <ModifierGraph modifier={modifier} />
    </ModifierForm>
  );
}

interface ModifierFormProps {
  /** Names the form and its button: Add price modifier. */
  label: string;
  record: ReturnType<typeof useRecordForm<PriceModifierEntry>>;
  onCancel: () => void;
  children?: React.ReactNode;
}

function ModifierForm({ label, record, onCancel, children }: ModifierFormProps) {
  return (
    <RecordForm
      {...{ label, record, onCancel }}
      noun="price modifier"
      submitLabel={label}
      differences={clash}
      side={children}
    >
      <Card title="Price modifier">
        <FieldGrid>
          <FieldsOf of={noun} only={['name', 'type', 'value']} />
          <PercentStep />
        </FieldGrid>
      </Card>
    </RecordForm>
  );
}
