import { Card, Stack, TextArea, TextField, TwoColumn } from '@washcoat/ui';
import {
  FormBar,
  SavingForm,
  type useSavingForm,
  linkAddress,
  optionalText,
  requiredLine,
} from '@washcoat/platform-sdk/forms';
import { eachLine } from '../form-rules/lines';
import type { MakeEntry } from './make-entry';
import { MakePictures } from './make-pictures';

const TOO_MANY_ADDRESSES = 'Use at most 50 addresses';

export interface MakeFormProps {
  /** Names the form and its button: Add make. */
  label: string;
  saving: ReturnType<typeof useSavingForm<MakeEntry>>;
  onCancel: () => void;
}

/** A form over one make and its tips. */
export function MakeForm({ label, saving, onCancel }: MakeFormProps) {
  const { register, formState } = saving.form;
  const { errors } = formState;
  return (
    <SavingForm label={label} saving={saving}>
      <TwoColumn $right={400}>
        <Card title="Make">
          <Stack $gap={3}>
            <TextField
              label="Make"
              required
              error={errors.make?.message}
              {...register('make', { validate: requiredLine(100) })}
            />
            <TextArea
              label="Models"
              help="One model per line."
              rows={4}
              error={errors.models?.message}
              {...register('models', {
                validate: eachLine(requiredLine(100), 200, 'Use at most 200 models'),
              })}
            />
            <TextArea
              label="Description"
              rows={8}
              error={errors.description?.message}
              {...register('description', { validate: optionalText(8000) })}
            />
          </Stack>
        </Card>
        <Card title="Tips">
          <Stack $gap={3}>
            <MakePictures />
            <TextArea
              label="Videos"
              help="One web address per line."
              error={errors.videos?.message}
              {...register('videos', { validate: eachLine(linkAddress, 50, TOO_MANY_ADDRESSES) })}
            />
            <TextArea
              label="Documents"
              help="One web address per line."
              error={errors.documents?.message}
              {...register('documents', { validate: eachLine(linkAddress, 50, TOO_MANY_ADDRESSES) })}
            />
          </Stack>
        </Card>
      </TwoColumn>
      <FormBar
        submitLabel={label}
        isSaving={saving.isSaving}
        other={{ label: 'Cancel', onPress: onCancel }}
      />
    </SavingForm>
  );
}
