import { Card, NumberField, Segment, Stack, breakpoints, useIsNarrow } from '@washcoat/ui';
import { optionalAdjustment } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { ConverterEntry } from './converter-entry';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space(2)};
  align-items: start;

  /* Beside the field, not beside its label; what is wrong with the field stands below both. */
  & > :last-child {
    margin-top: ${({ theme }) => theme.space(5)};
  }
`;

const modifiers = [
  { name: 'ptDisc', flag: 'ptDiscIsPercentage', label: 'Pt discount' },
  { name: 'pdDisc', flag: 'pdDiscIsPercentage', label: 'Pd discount' },
  { name: 'rhDisc', flag: 'rhDiscIsPercentage', label: 'Rh discount' },
  { name: 'schemeDisc', flag: 'schemeDiscIsPercentage', label: 'Scheme discount' },
  { name: 'price2Modifier', flag: 'price2ModifierIsPercentage', label: 'Alt1 modifier' },
] as const;
const units = [
  { value: 'percent', label: '%' },
  { value: 'dollars', label: '$' },
] as const;

/** What changes the price of this converter alone, each in percent or in dollars. */
export function ModifierSection() {
  const { control, register, formState } = useFormContext<ConverterEntry>();
  const isTouch = useIsNarrow(breakpoints.drawer);
  return (
    <Card title="Own price rules">
      <Stack $gap={3}>
        {modifiers.map(({ name, flag, label }) => (
          <Row key={name}>
            <NumberField
              label={label}
              allowNegative
              error={formState.errors[name]?.message}
              {...register(name, { validate: optionalAdjustment(100_000) })}
            />
            <Controller
              control={control}
              name={flag}
              render={({ field: { value, onChange } }) => (
                <Segment
                  label={`Unit of ${label}`}
                  size={isTouch ? 44 : 36}
                  parts={units}
                  value={value ? 'percent' : 'dollars'}
                  onChange={(unit) => onChange(unit === 'percent')}
                />
              )}
            />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
