import { Card, Stack, TextArea, TextField, TwoColumn } from '@washcoat/ui';
import { linkAddress, optionalText, requiredLine } from '@washcoat/platform-sdk/forms';
import { useFormContext } from 'react-hook-form';
import { eachLine } from '../form-rules/lines';
import type { MakeEntry } from './make-entry';
import { MakePictures } from './make-pictures';

const TOO_MANY_ADDRESSES = 'Use at most 50 addresses';

/** The fields of a make and its tips. */
export function MakeFields() {
  const { register, formState } = useFormContext<MakeEntry>();
  const { errors } = formState;
  return (
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
  );
}
