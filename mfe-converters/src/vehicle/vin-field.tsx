import { TextField } from '@washcoat/ui';
import type { TextFieldProps } from '@washcoat/ui';
import type { ChangeEvent } from 'react';
import { maskedVin } from './vin-mask';

export interface VinFieldProps {
  value: string;
  onChange: (vin: string) => void;
  size: TextFieldProps['size'];
}

/** A VIN. What no VIN has is not taken, and the caret stays where the typing is. */
export function VinField({ value, onChange, size }: VinFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const kept = maskedVin(target.value);
    if (kept !== target.value) {
      const caret = maskedVin(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
      target.value = kept;
      target.setSelectionRange(caret, caret);
    }
    if (kept !== value) onChange(kept);
  };
  return (
    <TextField
      label="VIN"
      code
      size={size}
      spellCheck={false}
      autoCapitalize="characters"
      placeholder="17 characters, or the first ones"
      value={value}
      onChange={change}
    />
  );
}
