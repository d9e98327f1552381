import { company as noun, type CompanyEntry } from '@washcoat/contract-entities';
import { isSeen } from '@washcoat/contract-kernel';
import { FieldsOf } from '@washcoat/platform-sdk/forms';
import { Card, FieldGrid, Segment } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { SectionProps } from './section';
import { useCompanyWords } from './use-company-words';

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
  { name: 'priceMod', flag: 'priceModIsPercentage' },
  { name: 'groupModifier', flag: 'groupModifierIsPercentage' },
] as const;

/** How prices for this customer differ, in percent or dollars. */
export function PriceSection({ rights }: SectionProps) {
  const { control } = useFormContext<CompanyEntry>();
  const words = useCompanyWords();
  const shown = modifiers.filter(({ name }) => isSeen(noun.fields[name], rights));
  if (shown.length === 0) return null;
  return (
    <Card title="Prices">
      <FieldGrid $min={280}>
        {shown.map(({ name, flag }) => (
          <Modifier key={name}>
            <FieldsOf
              of={noun}
              only={[name]}
              help={{ priceMod: `Added to every offer to this ${words.noun}.` }}
            />
            <Controller
              control={control}
              name={flag}
              render={({ field: { value, onChange } }) => (
                <Segment
                  label={`${noun.fields[name].label} in`}
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
