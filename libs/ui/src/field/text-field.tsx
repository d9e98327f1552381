import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Affix, BareInput, ControlBox } from './control-box';
import type { ControlSize } from './control-box';
import { Field } from './field';
import type { FieldProps } from './field';

type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'>;

export interface TextFieldProps extends NativeInput, FieldProps {
  size?: ControlSize;
  /** Stands before the value: an icon or a sign. */
  prefix?: ReactNode;
  /** Stands behind the value: a unit, a button, a key hint. */
  suffix?: ReactNode;
  align?: 'left' | 'right';
  /** Sets the value like a stamped code: slashed zero, distinct I, l and 1. */
  code?: boolean;
}

/** One line of text. Takes everything a native input takes, so `{...register('name')}` works. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, required, error, help, hint, className, ...rest } = props;
  const { id, size = 36, prefix, suffix, align, code, ...native } = rest;
  return (
    <Field {...{ id, label, hideLabel, required, error, help, hint, className }}>
      {(control) => (
        <ControlBox
          $size={size}
          $invalid={Boolean(error)}
          $readOnly={native.readOnly}
          $disabled={native.disabled || native['aria-disabled'] === true}
        >
          {prefix && <Affix>{prefix}</Affix>}
          <BareInput type="text" autoComplete="off" {...native} {...control} $align={align} $code={code} />
          {suffix && <Affix>{suffix}</Affix>}
        </ControlBox>
      )}
    </Field>
  );
}
