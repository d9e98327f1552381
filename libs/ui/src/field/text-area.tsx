import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlBox } from './control-box';
import type { ControlBoxProps } from './control-box';
import { Field } from './field';
import type { FieldProps } from './field';

const Box = styled.textarea<ControlBoxProps>`
  ${controlBox}
  display: block;
  height: auto;
  min-height: 72px;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  resize: vertical;

  &::placeholder {
    color: ${({ theme }) => theme.color.text3};
    opacity: 1;
  }
`;

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldProps {}

/** Several lines of text. Takes everything a native textarea takes. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hideLabel, required, error, help, hint, className, ...native } = props;
  return (
    <Field {...{ id, label, hideLabel, required, error, help, hint, className }}>
      {(control) => (
        <Box
          rows={3}
          {...native}
          {...control}
          $size={36}
          $invalid={Boolean(error)}
          $readOnly={native.readOnly}
          $disabled={native.disabled}
        />
      )}
    </Field>
  );
}
