import Decimal from 'decimal.js';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { decimalText } from './decimal-text';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'align'> {
  allowNegative?: boolean;
  /** Whole numbers only. */
  whole?: boolean;
  /** By how much the arrow keys change it; without it they do nothing. */
  step?: string;
}

/**
 * A decimal number kept as text (no float in between), right-aligned; other characters are not taken. With a step the
 * arrow keys go up and down, ten steps at a time with Shift.
 */
export function NumberField({
  allowNegative = false,
  whole = false,
  onChange,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
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
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = directions[event.key];
    const box = event.currentTarget;
    if (event.defaultPrevented || !direction || !rest.step || box.readOnly) return;
    event.preventDefault();
    const stepped = steppedText(
      box.value,
      new Decimal(rest.step).times(direction * (event.shiftKey ? 10 : 1)),
    );
    if (stepped.startsWith('-') && !allowNegative) return;
    box.setRangeText(stepped, 0, box.value.length, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <TextField
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      align="right"
      onChange={change}
      onKeyDown={press}
    />
  );
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

function steppedText(text: string, by: Decimal): string {
  const isNumber = /\d/.test(text);
  return new Decimal(isNumber ? text : 0).plus(by).toFixed();
}
