import { make as noun, type Make, type MakeEntry } from '@washcoat/contract-converters';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import {
  FieldsOf,
  FormBar,
  FormDialog,
  resolverOf,
  SavingForm,
  useAttemptKey,
  useSavingForm,
} from '@washcoat/platform-sdk/forms';
import { Card, Stack, TwoColumn } from '@washcoat/ui';
import { useController } from 'react-hook-form';
import { PicturesField } from '../pictures-field/pictures-field';
import { useAddMakeMutation, useEditMakeMutation } from './makes.api';

const form = formOf(noun);
const resolver = resolverOf<MakeEntry>(form);
const MOST_PICTURES = 50;

/** The form that adds a make; sending it twice adds one. */
export function useAddingMake(onSaved: () => void) {
  const [add] = useAddMakeMutation();
  const { keyFor } = useAttemptKey();
  return useSavingForm<MakeEntry>({
    start: startOf(noun),
    resolver,
    send: (entry) => {
      const make = form.parse(entry);
      return add({ ...make, key: keyFor(make) }).unwrap();
    },
    saved: 'Successfully added Make',
    draft: { noun: noun.name },
    onSaved,
  });
}

/**
 * The form that changes `make`. Addresses that nobody touches are not sent: those of before the rule of today stay, and
 * keep no one from changing the rest.
 */
export function useEditingMake(make: Make, onSaved: () => void) {
  const [edit] = useEditMakeMutation();
  const start = entryOf(noun, make);
  const touched = (entry: MakeEntry): MakeEntry => ({
    ...entry,
    videoUrls: entry.videoUrls === start.videoUrls ? '' : entry.videoUrls,
    documentUrls: entry.documentUrls === start.documentUrls ? '' : entry.documentUrls,
  });
  return useSavingForm<MakeEntry>({
    start,
    resolver: async (entry, context, options) => {
      const checked = await resolver(touched(entry), context, options);
      return Object.keys(checked.errors).length > 0 ? checked : { values: entry, errors: {} };
    },
    send: (entry) => {
      const { videoUrls, documentUrls, ...changes } = form.parse(touched(entry));
      return edit({
        ...changes,
        ...(entry.videoUrls !== start.videoUrls && { videoUrls }),
        ...(entry.documentUrls !== start.documentUrls && { documentUrls }),
        makeId: make.makeId,
      }).unwrap();
    },
    saved: 'Successfully edited Make',
    draft: { noun: noun.name, record: make.makeId },
    onSaved,
  });
}

type Saving = ReturnType<typeof useSavingForm<MakeEntry>>;

export interface MakeFormProps {
  /** Names the form and its button: Add make. */
  label: string;
  saving: Saving;
  onCancel: () => void;
}

/** A page's form over one make and its tips. */
export function MakeForm({ label, saving, onCancel }: MakeFormProps) {
  return (
    <SavingForm label={label} saving={saving}>
      <MakeFields />
      <FormBar
        submitLabel={label}
        isSaving={saving.isSaving}
        other={{ label: 'Cancel', onPress: onCancel }}
      />
    </SavingForm>
  );
}

export interface MakeFormDialogProps {
  title: string;
  submitLabel: string;
  saving: Saving;
  onClose: () => void;
}

/** The same over the page. */
export function MakeFormDialog(props: MakeFormDialogProps) {
  return (
    <FormDialog {...props} width={880}>
      <MakeFields />
    </FormDialog>
  );
}

function MakeFields() {
  return (
    <TwoColumn $right={400}>
      <Card title="Make">
        <Stack $gap={3}>
          <FieldsOf of={noun} only={['make', 'model', 'description']} />
        </Stack>
      </Card>
      <Card title="Tips">
        <Stack $gap={3}>
          <Pictures />
          <FieldsOf of={noun} only={['videoUrls', 'documentUrls']} />
        </Stack>
      </Card>
    </TwoColumn>
  );
}

function Pictures() {
  const { field, fieldState } = useController<MakeEntry, 'imglUrls'>({ name: 'imglUrls' });
  return (
    <PicturesField
      label={noun.fields.imglUrls.label}
      hint="The first one stands in the list"
      value={field.value}
      onChange={field.onChange}
      most={MOST_PICTURES}
      error={fieldState.error?.message}
    />
  );
}
