import { TextField } from '@washcoat/ui';
import { requiredLine } from '@washcoat/platform-sdk/forms';
import { useFormContext } from 'react-hook-form';

/** The name of a person as a form holds it. */
export interface NameEntry {
  firstName: string;
  lastName: string;
}

/** The fields of a person's name, for the grid of a form that holds one. */
export function NameFields() {
  const { register, formState } = useFormContext<NameEntry>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="First Name"
        required
        error={errors.firstName?.message}
        {...register('firstName', { validate: requiredLine(100) })}
      />
      <TextField
        label="Last Name"
        required
        error={errors.lastName?.message}
        {...register('lastName', { validate: requiredLine(100) })}
      />
    </>
  );
}
