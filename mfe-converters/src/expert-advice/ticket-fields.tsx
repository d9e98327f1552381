import { FieldGrid, MoneyField, NumberField, SelectField, Stack, TextArea, TextField } from '@washcoat/ui';
import { optionalLine, optionalText } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import { optionalPrice } from '../form-rules/field-rules';
import type { TicketEntry } from './ticket-entry';
import { ticketStatusOptions } from './ticket-status';

/** The fields of an answer. The offer price takes digits only. */
export function TicketFields() {
  const { control, register, formState } = useFormContext<TicketEntry>();
  const { errors } = formState;
  return (
    <Stack $gap={3}>
      <TextArea
        label="Message"
        error={errors.message?.message}
        {...register('message', { validate: optionalText(4000) })}
      />
      <FieldGrid $min={160}>
        <NumberField
          label="Offer Price"
          prefix="$"
          whole
          error={errors.marketPrice?.message}
          {...register('marketPrice', { validate: optionalPrice })}
        />
        <MoneyField
          label="Base Price"
          error={errors.basePrice?.message}
          {...register('basePrice', { validate: optionalPrice })}
        />
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <SelectField
              {...field}
              label="Status"
              options={ticketStatusOptions}
              error={errors.status?.message}
            />
          )}
        />
      </FieldGrid>
      <TextArea
        label="Comments"
        error={errors.comments?.message}
        {...register('comments', { validate: optionalText(4000) })}
      />
      <FieldGrid $min={160}>
        <TextField
          label="OEM"
          code
          error={errors.oem?.message}
          {...register('oem', { validate: optionalLine(100) })}
        />
        <TextField
          label="Make"
          error={errors.make?.message}
          {...register('make', { validate: optionalLine(100) })}
        />
        <TextField
          label="Model"
          error={errors.model?.message}
          {...register('model', { validate: optionalLine(100) })}
        />
      </FieldGrid>
    </Stack>
  );
}
