import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { touchScreen } from '../theme/touch';

const Root = styled.label<{ $disabled?: boolean }>`
  display: inline-flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t13}
  color: ${({ theme, $disabled }) => ($disabled ? theme.color.text3 : theme.color.text)};
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'pointer')};

  @media ${touchScreen} {
    min-height: 44px;
    align-items: center;
  }
`;

const Box = styled.span`
  position: relative;
  flex: none;
  width: 16px;
  height: 16px;
  margin-top: 2px;

  & > input {
    appearance: none;
    display: block;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid ${({ theme }) => theme.color.borderField};
    border-radius: ${({ theme }) => theme.radius.thumb};
    background: ${({ theme }) => theme.color.surface};
    cursor: inherit;
  }
  & > input:checked,
  & > input:indeterminate {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
  }
  & > input:disabled {
    border-color: ${({ theme }) => theme.color.border2};
    background: ${({ theme }) => theme.color.sunken};
  }
  & > svg {
    position: absolute;
    inset: 2px;
    color: ${({ theme }) => theme.color.onAccent};
    visibility: hidden;
    pointer-events: none;
  }
  & > input:disabled ~ svg {
    color: ${({ theme }) => theme.color.text3};
  }
  & > input:checked:not(:indeterminate) ~ [data-mark='check'],
  & > input:indeterminate ~ [data-mark='some'] {
    visibility: visible;
  }
`;

const Words = styled.span`
  & > small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
`;

export interface CheckBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** Keeps the label for assistive technology: give a text. */
  hideLabel?: boolean;
  /** Some, but not all, of what it stands for is chosen. */
  indeterminate?: boolean;
  help?: ReactNode;
}

/** A native check box, so `{...register('name')}` works. */
export function CheckBox({
  label,
  hideLabel,
  indeterminate = false,
  help,
  className,
  ...native
}: CheckBoxProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root className={className} $disabled={native.disabled}>
      <Box ref={box}>
        <input {...native} type="checkbox" aria-label={hideLabel ? String(label) : native['aria-label']} />
        <Check size={12} strokeWidth={3} data-mark="check" aria-hidden />
        <Minus size={12} strokeWidth={3} data-mark="some" aria-hidden />
      </Box>
      {!hideLabel && (
        <Words>
          {label}
          {help && <small>{help}</small>}
        </Words>
      )}
    </Root>
  );
}
