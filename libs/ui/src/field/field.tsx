import { CircleX } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HiddenText } from '../layer/hidden-text';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  align-content: start;
  min-width: 0;

  & > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
`;

const Head = styled.div`
  && {
    grid-column: 1;
  }
  ${({ theme }) => theme.text.t12}
  font-weight: 500;
  color: ${({ theme }) => theme.color.text2};
`;

/** Drawn beside the label and behind the control for the Tab key, which leads from field to field. */
const Hint = styled(Head)`
  && {
    grid-row: 1;
    grid-column: 2;
  }
`;

const Star = styled.span`
  margin-left: ${({ theme }) => theme.space(0.5)};
  color: ${({ theme }) => theme.color.danger.text};
`;

const Below = styled.div<{ $error?: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme, $error }) => ($error ? theme.color.danger.text : theme.color.text3)};

  & > svg {
    margin-top: 2px;
  }
`;

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  /** Keeps the label for assistive technology only, e.g. in bars and tables. */
  hideLabel?: boolean;
  required?: boolean;
  /** What is wrong, in words; draws the red edge. */
  error?: string;
  /** One line below the control. */
  help?: ReactNode;
  /** Stands right of the label: a link, a note. */
  hint?: ReactNode;
}

/** What a control must carry to belong to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldWrapperProps extends FieldProps {
  /** Id of the control; made up when absent. */
  id?: string;
  className?: string;
  children: ReactNode | ((control: ControlProps) => ReactNode);
}

/** Label above, control, help and error below, tied together for assistive technology. */
export function Field(props: FieldWrapperProps) {
  const { id, label, hideLabel, required, error, help, hint, className, children } = props;
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const described = [help && helpId, error && errorId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  const Label = hideLabel ? HiddenText : Head;
  return (
    <Root className={className}>
      <Label>
        <label htmlFor={controlId}>
          {label}
          {required && <Star aria-hidden>*</Star>}
        </label>
      </Label>
      {typeof children === 'function' ? children(control) : children}
      {hint && !hideLabel && <Hint>{hint}</Hint>}
      {help && <Below id={helpId}>{help}</Below>}
      {error && (
        <Below id={errorId} $error>
          <CircleX size={12} aria-hidden />
          {error}
        </Below>
      )}
    </Root>
  );
}
