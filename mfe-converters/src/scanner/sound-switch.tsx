import { IconButton, Switch, breakpoints, useIsNarrow } from '@washcoat/ui';
import { Volume2, VolumeX } from 'lucide-react';

export interface SoundSwitchProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** Switches the sounds of the mode on and off. */
export function SoundSwitch({ isOn, onTurn }: SoundSwitchProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  if (!isPhone) return <Switch label="Sound" checked={isOn} onChange={onTurn} />;
  return (
    <IconButton size={44} label="Sound" aria-pressed={isOn} onClick={() => onTurn(!isOn)}>
      {isOn ? <Volume2 size={20} /> : <VolumeX size={20} />}
    </IconButton>
  );
}
