import { activeFacilities } from '@washcoat/platform-sdk';
import { Card, IconButton, NumberField, SelectField, Stack } from '@washcoat/ui';
import { Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { useFacilitiesQuery } from '../facilities/facilities.api';
import * as rules from '@washcoat/platform-sdk/forms';
import type { PricingEntry } from './pricing-entry';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(96px, 140px) auto;
  align-items: start;
  gap: ${({ theme }) => theme.space(3)};

  & > span {
    padding-top: ${({ theme }) => theme.space(2)};
  }
  & > button {
    margin-top: ${({ theme }) => theme.space(1)};
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
`;

const Nothing = styled.p`
  color: ${({ theme }) => theme.color.text3};
`;

/** The discounts for single facilities: one is added by choosing the facility. */
export function FacilityDiscounts() {
  const { control, register, formState } = useFormContext<PricingEntry>();
  const { fields, append, remove } = useFieldArray({ control, name: 'facilityDiscount' });
  const { data } = useFacilitiesQuery(activeFacilities);
  const errors = formState.errors.facilityDiscount;
  const taken = new Set(fields.map(({ facilityId }) => facilityId));
  const free = (data?.list ?? []).filter(({ facilityId }) => !taken.has(facilityId));
  const choose = (facilityId: string) => {
    const facility = free.find((one) => one.facilityId === facilityId);
    if (!facility) return;
    const focusName = `facilityDiscount.${fields.length}.discount`;
    append({ facilityId, name: facility.name, discount: '' }, { focusName });
  };
  return (
    <Card title="Single facilities" note={fields.length > 0 ? String(fields.length) : undefined}>
      <Stack $gap={3}>
        {fields.length === 0 && <Nothing>No facility has a discount of its own.</Nothing>}
        <List>
          {fields.map(({ id, name }, index) => (
            <Line key={id}>
              <span>{name}</span>
              <NumberField
                label={`Discount for ${name}`}
                hideLabel
                allowNegative
                suffix="%"
                error={errors?.[index]?.discount?.message}
                {...register(`facilityDiscount.${index}.discount`, {
                  validate: rules.requiredAdjustment(100),
                })}
              />
              <IconButton label={`Remove the discount for ${name}`} onClick={() => remove(index)}>
                <Trash2 size={16} />
              </IconButton>
            </Line>
          ))}
        </List>
        <SelectField
          label="Add a facility"
          value=""
          placeholder={free.length === 0 ? 'Every facility is listed' : 'Choose a facility'}
          disabled={free.length === 0}
          options={free.map(({ facilityId, name, city, state }) => ({
            value: facilityId,
            label: name,
            note: `${city}, ${state}`,
          }))}
          onChange={choose}
        />
      </Stack>
    </Card>
  );
}
