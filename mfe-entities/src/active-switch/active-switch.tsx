import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { Switch, toast } from '@washcoat/ui';

const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface ActiveSwitchProps {
  /** Which switch of which record. */
  label: string;
  isOn: boolean;
  /** Saves the record with the new value and answers what to say; rejects with the problem. */
  save: (isOn: boolean) => Promise<{ message: string }>;
  /** Why it cannot be switched. */
  disabledReason?: string;
}

/** A switch of a row that saves at once. */
export function ActiveSwitch({ label, isOn, save, disabledReason }: ActiveSwitchProps) {
  const [isSaving, setSaving] = useState(false);
  const change = async (next: boolean) => {
    setSaving(true);
    try {
      toast.success((await save(next)).message);
    } catch (error) {
      toast.error(problemText(error, SAVE_FAILED));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Switch
      label={label}
      hideLabel
      checked={isOn}
      busy={isSaving}
      disabledReason={disabledReason}
      onChange={(next) => void change(next)}
    />
  );
}
