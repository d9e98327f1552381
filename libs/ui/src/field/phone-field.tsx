import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { formatPhone, phoneDigits } from '../format/phone';
import { eraseBeforeDash, maskPhone } from './phone-mask';
import type { Masked } from './phone-mask';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'defaultValue' | 'ref'
> {
  /** Digits only, at most ten. */
  value: string;
  onChange: (digits: string) => void;
  ref?: Ref<HTMLInputElement | null>;
}

/** A US phone number, shown 3-3-4 while it is typed, handed on as digits. Use it inside a `Controller`. */
export function PhoneField({ value, onChange, ref, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const accept = (masked: Masked) => {
    caret.current = masked.caret;
    onChange(phoneDigits(masked.text));
  };
  const erase = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== 'Backspace' || selectionStart === null || selectionStart !== selectionEnd) return;
    const erased = eraseBeforeDash(text, selectionStart);
    if (!erased) return;
    event.preventDefault();
    accept(erased);
  };
  return (
    <TextField
      {...rest}
      ref={input}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={formatPhone(value)}
      onKeyDown={erase}
      onChange={(event) => {
        const typed = event.target.value;
        const masked = maskPhone(typed, event.target.selectionStart ?? typed.length);
        event.target.value = masked.text;
        event.target.setSelectionRange(masked.caret, masked.caret);
        accept(masked);
      }}
    />
  );
}
