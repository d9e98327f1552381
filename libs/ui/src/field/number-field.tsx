import Decimal from 'decimal.js';
import { useRef } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';
import { pastedNumber, typedNumber } from './typed-number';
import { useUnreadable } from './use-unreadable';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'align'> {
  allowNegative?: boolean;
  /** Whole numbers only. */
  whole?: boolean;
  /** By how much the arrow keys change it; without it they do nothing. */
  step?: string;
}

/**
 * A decimal number kept as text (no float in between), right-aligned; letters are not taken, a comma is read as in an
 * upload. What can not be read stays, with a sentence, and its form is not sent. With a step the arrow keys go up and
 * down, ten steps at a time with Shift.
 */
export function NumberField({
  allowNegative = false,
  whole = false,
  onChange,
  onKeyDown,
  onFocus,
  ...rest
}: NumberFieldProps) {
  const isCommaPoint = useRef(false);
  const unreadable = useUnreadable(rest.value);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.target;
    const typed = box.value;
    const kind = { allowNegative, whole };
    const { nativeEvent } = event;
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
    const read = (isPasted ? pastedNumber : typedNumber)(typed, isCommaPoint.current, kind);
    isCommaPoint.current = read.isCommaPoint;
    if (read.text !== typed) {
      const caret = Math.max(0, (box.selectionStart ?? read.text.length) - (typed.length - read.text.length));
      box.value = read.text;
      box.setSelectionRange(caret, caret);
    }
    unreadable.note(box, read.problem);
    onChange?.(event);
  };
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    isCommaPoint.current = false;
    onFocus?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = directions[event.key];
    const box = event.currentTarget;
    if (event.defaultPrevented || !direction || !rest.step || box.readOnly) return;
    if (unreadable.problem) return;
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
      error={unreadable.problem ?? rest.error}
      onChange={change}
      onFocus={focus}
      onKeyDown={press}
    />
  );
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

function steppedText(text: string, by: Decimal): string {
  const isNumber = /\d/.test(text);
  return new Decimal(isNumber ? text : 0).plus(by).toFixed();
}
