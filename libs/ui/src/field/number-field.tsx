import type { ChangeEvent } from 'react';
import { decimalText } from './decimal-text';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'align'> {
  allowNegative?: boolean;
  /** Whole numbers only. */
  whole?: boolean;
}

/** A decimal number kept as text (no float in between), right-aligned; other characters are not taken. */
export function NumberField({ allowNegative = false, whole = false, onChange, ...rest }: NumberFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const kept = decimalText(whole ? typed.replace('.', '') : typed, allowNegative);
    if (kept !== typed) {
      const caret = Math.max(0, (event.target.selectionStart ?? kept.length) - (typed.length - kept.length));
      event.target.value = kept;
      event.target.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
  return <TextField {...rest} inputMode={whole ? 'numeric' : 'decimal'} align="right" onChange={change} />;
}
