import { FormBar, SavingForm, type useSavingForm } from '@washcoat/platform-sdk/forms';
import type { MakeEntry } from './make-entry';
import { MakeFields } from './make-fields';

export interface MakeFormProps {
  /** Names the form and its button: Add make. */
  label: string;
  saving: ReturnType<typeof useSavingForm<MakeEntry>>;
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
