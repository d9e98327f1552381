import { useSession } from '@washcoat/platform-sdk';
import { Card, Stack, Switch } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import type { ConverterEntry } from './converter-entry';

/** Whether a converter is found at all, and whether its next piece goes to the laboratory. */
export function StandingSection() {
  const { control } = useFormContext<ConverterEntry>();
  const { canViewMarkForTest } = useSession();
  const switches = [
    { name: 'isActive', label: 'Active' },
    ...(canViewMarkForTest ? [{ name: 'isMarkForTest', label: 'Mark for test' } as const] : []),
  ] as const;
  return (
    <Card title="Status">
      <Stack $gap={3}>
        {switches.map(({ name, label }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange, ref } }) => (
              <Switch ref={ref} label={label} checked={value} onChange={onChange} />
            )}
          />
        ))}
      </Stack>
    </Card>
  );
}
