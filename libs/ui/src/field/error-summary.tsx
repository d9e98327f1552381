import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HiddenText } from '../layer/hidden-text';
import type { FieldError } from './field-errors';

const Root = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  width: 100%;
  min-height: 32px;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
  font-weight: 600;
  text-align: left;
  cursor: pointer;
`;

function focusField(name: string): void {
  const named = document.getElementsByName(name)[0] ?? document.getElementById(name);
  named?.focus();
}

export interface ErrorSummaryProps {
  /** In the order of the form; the first one gets the focus. */
  errors: readonly FieldError[];
  /** How often the form was sent; every failed attempt focuses the first field again. */
  attempt: number;
}

/** How many fields need attention. Focuses the first one when it appears, and again when it is pressed. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const first = errors[0]?.name;
  const seen = useRef(0);
  useEffect(() => {
    if (first === undefined || attempt === seen.current) return;
    seen.current = attempt;
    focusField(first);
  }, [first, attempt]);
  if (first === undefined) return null;
  return (
    <div role="alert">
      <Root onClick={() => focusField(first)}>
        <TriangleAlert size={16} aria-hidden />
        {errors.length === 1 ? '1 field needs attention' : `${errors.length} fields need attention`}
        <HiddenText>{errors.map((error) => error.message).join('. ')}</HiddenText>
      </Root>
    </div>
  );
}
