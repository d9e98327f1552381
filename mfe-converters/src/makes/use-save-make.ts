import type { Make } from '@washcoat/contract-converters';
import { useAttemptKey, useSavingForm } from '@washcoat/platform-sdk/forms';
import { entryOfMake, newMakeEntry, sentMake } from './make-entry';
import type { MakeEntry } from './make-entry';
import { useAddMakeMutation, useEditMakeMutation } from './makes.api';

/** The form that adds a make; sending it twice adds one. */
export function useAddingMake(onSaved: () => void) {
  const [add] = useAddMakeMutation();
  const { keyFor } = useAttemptKey();
  return useSavingForm<MakeEntry>({
    start: newMakeEntry(),
    send: (entry) => {
      const make = sentMake(entry);
      return add({ ...make, key: keyFor(make) }).unwrap();
    },
    saved: 'Successfully added Make',
    draft: { noun: 'make' },
    onSaved,
  });
}

/** The form that changes `make`. */
export function useEditingMake(make: Make, onSaved: () => void) {
  const [edit] = useEditMakeMutation();
  return useSavingForm<MakeEntry>({
    start: entryOfMake(make),
    send: (entry) => edit({ ...sentMake(entry), makeId: make.makeId }).unwrap(),
    saved: 'Successfully edited Make',
    draft: { noun: 'make', record: make.makeId },
    onSaved,
  });
}
