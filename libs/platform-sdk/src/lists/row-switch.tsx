import { useState } from 'react';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { Switch, toast } from '@washcoat/ui';

const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface RowSwitchProps {
  /** Which switch of which record. */
  label: string;
  isOn: boolean;
  /** The version of the record in the row, where records count their changes. */
  version?: number;
  /** Saves the record with the new value and answers what to say, and why when it was refused; rejects with the problem. */
  save: (isOn: boolean) => Promise<{ message: string; refused?: readonly { error: string }[] }>;
  /** Has the list read again: somebody else changed the record meanwhile. */
  onStale?: () => void;
  /** Why it cannot be switched. */
  disabledReason?: string;
}

/**
 * A switch of a row that saves the record at once. It rests until the row shows what was saved, and when somebody else
 * changed the record meanwhile, it says so and the list is read again.
 */
export function RowSwitch({ label, isOn, version, save, onStale, disabledReason }: RowSwitchProps) {
  const [isSaving, setSaving] = useState(false);
  const [savedFrom, setSavedFrom] = useState<number>();
  const change = async (next: boolean) => {
    setSaving(true);
    try {
      const { message, refused = [] } = await save(next);
      const [refusal] = refused;
      if (refusal) {
        toast.error(refusal.error);
        return;
      }
      toast.success(message);
      setSavedFrom(version);
    } catch (error) {
      toast.error(problemText(error, SAVE_FAILED));
      if (problemOf(error).code === 'STALE') onStale?.();
    } finally {
      setSaving(false);
    }
  };
  return (
    <Switch
      label={label}
      hideLabel
      checked={isOn}
      busy={isSaving || (version !== undefined && savedFrom === version)}
      disabledReason={disabledReason}
      onChange={(next) => void change(next)}
    />
  );
}
