import type { Permission } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { AskFirst } from '@washcoat/platform-sdk/lists';
import { Switch, toast } from '@washcoat/ui';
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
  const words = permissionWords(permission);
  const save = (next: boolean) => setAccessible({ permissionId, isAccessible: next }).unwrap();
  const switchOn = async () => {
    try {
      toast.success((await save(true)).message || SAVED);
    } catch (error) {
      toast.error(problemText(error, SAVE_FAILED));
    }
  };
  return (
    <>
      <Switch
        label={`${words} is accessible`}
        hideLabel
        checked={isAccessible}
        busy={isLoading}
        onChange={(next) => (next ? void switchOn() : setAsking(true))}
      />
      {isAsking && (
        <AskFirst
          title={`Switch off ${words}`}
          question={`Take ${words} out of use for the whole installation?`}
          consequence="Every role that grants it loses it with the next request, super admins included. The roles keep their tick, so switching it on again gives it back."
          confirmLabel="Switch off"
          busyLabel="Switching off"
          run={() => save(false)}
          done={SAVED}
          failed={SAVE_FAILED}
          onDone={() => setAsking(false)}
        />
      )}
    </>
  );
}
