import { uploadPicture } from '@washcoat/platform-sdk/forms';
import { FieldGrid, ImageField, Stack, TextArea, TextField } from '@washcoat/ui';
import { optionalLine, optionalText } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import type { QuestionEntry } from './question-entry';

const NOTHING_ASKED = 'Please enter a message or add a picture';
/** What is asked about, then who asks: a row each. */
const lines = [
  [
    { name: 'oem', label: 'OEM' },
    { name: 'make', label: 'Make' },
    { name: 'model', label: 'Model' },
  ],
  [
    { name: 'firstName', label: 'First Name' },
    { name: 'lastName', label: 'Last Name' },
  ],
] as const;

/** The fields of a question: words or a picture at least. */
export function QuestionFields() {
  const { control, register, formState } = useFormContext<QuestionEntry>();
  const { errors } = formState;
  return (
    <Stack $gap={3}>
      <TextArea
        label="Message"
        placeholder="What you have, and what you want to know"
        error={errors.message?.message}
        {...register('message', {
          validate: (text, { url }) =>
            text.trim() === '' && !url ? NOTHING_ASKED : optionalText(4000)(text),
        })}
      />
      <Controller
        control={control}
        name="url"
        render={({ field: { value, onChange } }) => (
          <ImageField
            label="Picture"
            shape="document"
            value={value}
            onChange={onChange}
            upload={uploadPicture}
            error={errors.url?.message}
          />
        )}
      />
      {lines.map((line) => (
        <FieldGrid key={line[0].name} $min={140}>
          {line.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              code={name === 'oem'}
              error={errors[name]?.message}
              {...register(name, { validate: optionalLine(100) })}
            />
          ))}
        </FieldGrid>
      ))}
    </Stack>
  );
}
