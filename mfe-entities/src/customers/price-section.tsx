import { Card, FieldGrid, NumberField, Segment } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CustomerEntry } from './customer-entry';
import type { SectionProps } from './section';

const Modifier = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};

  & > :first-child {
    flex: 1;
  }
  & > :last-child {
    margin-top: ${({ theme }) => theme.space(5)};
  }
`;

const units = [
  { value: '%', label: '%' },
  { value: '$', label: '$' },
] as const;

const modifiers = [
  {
    name: 'priceMod',
    flag: 'priceModIsPercentage',
    label: 'Price modifier',
    help: 'Added to every offer to this customer.',
  },
  {
    name: 'groupModifier',
    flag: 'groupModifierIsPercentage',
    label: 'Group modifier',
    help: 'Added after the price modifier; the list shows it as Price Adjust.',
  },
] as const;

/** How prices for this customer differ, in percent or dollars. */
export function PriceSection({ rights }: SectionProps) {
  const { control, register, formState } = useFormContext<CustomerEntry>();
  const shown = modifiers.filter(({ name }) => rights[name]);
  if (shown.length === 0) return null;
  return (
    <Card title="Prices">
      <FieldGrid $min={280}>
        {shown.map(({ name, flag, label, help }) => (
          <Modifier key={name}>
            <NumberField
              label={label}
              allowNegative
              step="0.01"
              help={help}
              error={formState.errors[name]?.message}
              {...register(name)}
            />
            <Controller
              control={control}
              name={flag}
              render={({ field: { value, onChange } }) => (
                <Segment
                  label={`${label} in`}
                  size={36}
                  parts={units}
                  value={value ? '%' : '$'}
                  onChange={(unit) => onChange(unit === '%')}
                />
              )}
            />
          </Modifier>
        ))}
      </FieldGrid>
    </Card>
  );
}
