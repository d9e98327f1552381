import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { Switch, toast } from '@washcoat/ui';

const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface SwitchOfRowProps {
  /** Which switch of which converter. */
  label: string;
  isOn: boolean;
  /** Saves the new value; rejects with the problem. */
  save: (isOn: boolean) => Promise<{ message: string; refused: readonly { error: string }[] }>;
}

/** A switch of a row that saves at once. */
export function SwitchOfRow({ label, isOn, save }: SwitchOfRowProps) {
  const [isSaving, setSaving] = useState(false);
  const change = async (next: boolean) => {
    setSaving(true);
    try {
      const { message, refused } = await save(next);
      const [refusal] = refused;
      if (refusal) toast.error(refusal.error);
      else toast.success(message);
    } catch (error) {
      toast.error(problemText(error, SAVE_FAILED));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Switch label={label} hideLabel checked={isOn} busy={isSaving} onChange={(next) => void change(next)} />
  );
}
