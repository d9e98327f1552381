import { IconButton, Switch, breakpoints, useIsNarrow } from '@washcoat/ui';
import type { LucideIcon } from 'lucide-react';

export interface ModeSwitchProps {
  label: string;
  /** Stand for it on a phone, while it is on and while it is off. */
  on: LucideIcon;
  off: LucideIcon;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** Switches something of the mode on and off. */
export function ModeSwitch({ label, on, off, isOn, onTurn }: ModeSwitchProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  if (!isPhone) return <Switch label={label} checked={isOn} onChange={onTurn} />;
  const Icon = isOn ? on : off;
  return (
    <IconButton size={44} label={label} aria-pressed={isOn} onClick={() => onTurn(!isOn)}>
      <Icon size={20} />
    </IconButton>
  );
}
