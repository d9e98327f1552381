import type { Permission } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, Switch, toast } from '@washcoat/ui';
import { useState } from 'react';
import { permissionWords } from './permission-words';
import { useSetAccessibleMutation } from './permissions.api';

const SAVED = 'Changes Applied.';
const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

/** Takes a permission out of use for everybody, after a question, or back into it at once. */
export function AccessibleSwitch({ permission }: { permission: Permission }) {
  const { permissionId, isAccessible } = permission;
  const [setAccessible, { isLoading }] = useSetAccessibleMutation();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const words = permissionWords(permission);

  const save = async (next: boolean) => {
    const { data, error } = await setAccessible({ permissionId, isAccessible: next });
    if (data) {
      toast.success(data.message || SAVED);
      setAsking(false);
      return;
    }
    const text = problemText(error, SAVE_FAILED);
    setProblem(text);
    toast.error(text);
  };
  const ask = () => {
    setProblem(undefined);
    setAsking(true);
  };
  return (
    <>
      <Switch
        label={`${words} is accessible`}
        hideLabel
        checked={isAccessible}
        busy={isLoading}
        onChange={(next) => (next ? void save(true) : ask())}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Switch off ${words}`}
        question={`Take ${words} out of use for the whole installation?`}
        consequence="Every role that grants it loses it with the next request, super admins included. The roles keep their tick, so switching it on again gives it back."
        confirmLabel="Switch off"
        busy={isLoading}
        busyLabel="Switching off"
        error={problem}
        onConfirm={() => void save(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
