import {
  Button,
  Card,
  IconButton,
  NumberField,
  Stack,
  TextField,
  breakpoints,
  useIsNarrow,
} from '@washcoat/ui';
import { optionalLine, requiredLine } from '@washcoat/platform-sdk/forms';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { year } from '../form-rules/field-rules';
import { newVehicle } from './converter-entry';
import type { ConverterEntry } from './converter-entry';

const MOST = 200;
const YEARS_TURNED = 'Enter the years from the first to the last';

const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > :not(button) {
    flex: 1 1 ${({ theme }) => theme.space(30)};
    min-width: 0;
  }
  /* Beside the fields, not beside their labels; what is wrong with a field stands below it. */
  & > button {
    margin-top: ${({ theme }) => theme.space(5)};
  }
`;

/** The vehicles that a converter was fitted to; the years include both ends. */
export function VehiclesSection() {
  const { control, register, formState } = useFormContext<ConverterEntry>();
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicles' });
  const isTouch = useIsNarrow(breakpoints.drawer);
  const addButton = useRef<HTMLButtonElement>(null);
  const take = (index: number) => {
    remove(index);
    // The button that had the focus is gone with its row.
    addButton.current?.focus();
  };
  const add = (
    <Button
      ref={addButton}
      size={isTouch ? 44 : 28}
      icon={<Plus size={14} />}
      disabled={fields.length >= MOST}
      onClick={() => append(newVehicle())}
    >
      Add vehicle
    </Button>
  );
  return (
    <Card title="Vehicles" action={add}>
      <Stack $gap={3}>
        {fields.length === 0 && 'None'}
        {fields.map(({ id }, index) => {
          const errors = formState.errors.vehicles?.[index];
          return (
            <Row key={id} aria-label={`Vehicle ${index + 1}`}>
              <TextField
                label="Make"
                error={errors?.make?.message}
                {...register(`vehicles.${index}.make`, { validate: requiredLine(100) })}
              />
              <TextField
                label="Model"
                error={errors?.model?.message}
                {...register(`vehicles.${index}.model`, { validate: requiredLine(100) })}
              />
              <NumberField
                label="From"
                whole
                error={errors?.yearFrom?.message}
                {...register(`vehicles.${index}.yearFrom`, { validate: year })}
              />
              <NumberField
                label="To"
                whole
                error={errors?.yearTo?.message}
                {...register(`vehicles.${index}.yearTo`, {
                  validate: (text, { vehicles }) => {
                    const answer = year(text);
                    if (answer !== true) return answer;
                    return Number(text) >= Number(vehicles[index]?.yearFrom) || YEARS_TURNED;
                  },
                })}
              />
              <TextField
                label="Engine"
                error={errors?.engine?.message}
                {...register(`vehicles.${index}.engine`, { validate: optionalLine(100) })}
              />
              <IconButton
                size={isTouch ? 44 : 36}
                label={`Remove vehicle ${index + 1}`}
                onClick={() => take(index)}
              >
                <X size={16} />
              </IconButton>
            </Row>
          );
        })}
      </Stack>
    </Card>
  );
}
