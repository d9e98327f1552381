import type { ChangeEvent } from 'react';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

export interface ZipFieldProps extends Omit<TextFieldProps, 'type' | 'label'> {
  label?: string;
}

/** A US zip code: digits only. */
export function ZipField({ label = 'Zipcode', onChange, ...rest }: ZipFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '');
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };
  return (
    <TextField {...rest} label={label} inputMode="numeric" autoComplete="postal-code" onChange={change} />
  );
}
