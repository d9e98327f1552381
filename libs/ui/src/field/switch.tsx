import { Switch as SwitchPrimitive } from 'radix-ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../progress/spinner';
import { touchScreen } from '../theme/touch';
import { Tooltip } from '../tooltip/tooltip';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t13}
  cursor: pointer;
`;

const Track = styled(SwitchPrimitive.Root)`
  position: relative;
  flex: none;
  width: 32px;
  height: 18px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.borderField};
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.menu};

  &[data-state='checked'] {
    background: ${({ theme }) => theme.color.accent};
  }
  &[data-disabled],
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  @media ${touchScreen} {
    &::after {
      inset: -13px -6px;
    }
  }
`;

const Knob = styled(SwitchPrimitive.Thumb)`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 14px;
  height: 14px;
  margin-left: 2px;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.accent};
  transition: transform ${({ theme }) => theme.motion.menu};

  &[data-state='checked'] {
    transform: translateX(14px);
  }
`;

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its name; shown beside it unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  /** True while the new state is being saved: a spinner turns in the knob and a press does nothing. */
  busy?: boolean;
  disabled?: boolean;
  disabledReason?: string;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  const { checked, onChange, label, hideLabel, busy = false, disabled, disabledReason, name, ref } = props;
  const isBlocked = busy || Boolean(disabledReason);
  const track = (
    <Tooltip text={disabledReason}>
      <Track
        ref={ref}
        name={name}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={disabledReason ? true : undefined}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => !isBlocked && onChange(next)}
        onClick={(event) => event.stopPropagation()}
      >
        <Knob>{busy && <Spinner $size={10} />}</Knob>
      </Track>
    </Tooltip>
  );
  if (hideLabel) return track;
  return (
    <Label>
      {track}
      {label}
    </Label>
  );
}
