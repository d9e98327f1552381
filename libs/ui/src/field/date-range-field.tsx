import { useId, useState } from 'react';
import { CircleX } from 'lucide-react';
import styled from 'styled-components';
import type { ControlSize } from './control-box';
import { DateField } from './date-field';
import { dayRangeError } from './day-range';
import type { DayRange } from './day-range';

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.text3};
`;

const Half = styled(DateField)`
  width: 148px;
  color: ${({ theme }) => theme.color.text};
`;

const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  flex-basis: 100%;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.danger.text};
`;

export interface DateRangeFieldProps {
  /** Name of the range, for assistive technology. */
  label: string;
  value: DayRange;
  /** Called only with a range whose end does not precede its start. */
  onChange: (range: DayRange) => void;
  size?: ControlSize;
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** Two days. A range that ends before it starts stands with its error and is not handed on. */
export function DateRangeField({
  label,
  value,
  onChange,
  size = 32,
  min,
  max,
  disabled,
}: DateRangeFieldProps) {
  const problemId = useId();
  const [refused, setRefused] = useState<DayRange | null>(null);
  const shown = refused ?? value;
  const problem = refused ? dayRangeError(refused) : null;
  const change = (next: DayRange) => {
    if (dayRangeError(next)) {
      setRefused(next);
      return;
    }
    setRefused(null);
    onChange(next);
  };
  return (
    <Root aria-label={label} aria-describedby={problem ? problemId : undefined} disabled={disabled}>
      <Half
        label={`${label} from`}
        hideLabel
        size={size}
        min={min}
        max={max}
        value={shown.from}
        onChange={(event) => change({ ...shown, from: event.target.value })}
      />
      <span aria-hidden>to</span>
      <Half
        label={`${label} to`}
        hideLabel
        size={size}
        min={shown.from || min}
        max={max}
        aria-invalid={problem ? true : undefined}
        value={shown.to}
        onChange={(event) => change({ ...shown, to: event.target.value })}
      />
      {problem && (
        <Problem id={problemId} role="alert">
          <CircleX size={12} aria-hidden />
          {problem}
        </Problem>
      )}
    </Root>
  );
}
