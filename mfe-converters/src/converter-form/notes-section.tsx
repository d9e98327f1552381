import { Card, Stack, TextArea } from '@washcoat/ui';
import { optionalText } from '@washcoat/platform-sdk/forms';
import { useFormContext } from 'react-hook-form';
import type { ConverterEntry } from './converter-entry';

const texts = [
  { name: 'description', label: 'Description', most: 1000 },
  { name: 'notes', label: 'Notes', most: 4000 },
  { name: 'comment', label: 'Comment', most: 4000 },
] as const;

/** What is said about a converter in words. */
export function NotesSection() {
  const { register, formState } = useFormContext<ConverterEntry>();
  return (
    <Card title="Description and notes">
      <Stack $gap={3}>
        {texts.map(({ name, label, most }) => (
          <TextArea
            key={name}
            label={label}
            error={formState.errors[name]?.message}
            {...register(name, { validate: optionalText(most) })}
          />
        ))}
      </Stack>
    </Card>
  );
}
