import { usePageHeading } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { useAttemptKey, useSavingForm } from '@washcoat/platform-sdk/forms';
import { newMakeEntry, sentMake } from './make-entry';
import type { MakeEntry } from './make-entry';
import { MakeForm } from './make-form';
import { useAddMakeMutation } from './makes.api';

/** The form of a new make. */
export function AddMake({ backTo, onDone }: { backTo: string; onDone: () => void }) {
  const [add] = useAddMakeMutation();
  const { keyFor } = useAttemptKey();
  const saving = useSavingForm<MakeEntry>({
    start: newMakeEntry(),
    send: (entry) => {
      const make = sentMake(entry);
      return add({ ...make, key: keyFor(make) }).unwrap();
    },
    saved: 'Successfully added Make',
    onSaved: onDone,
  });
  usePageHeading({ heading: 'Add make', backTo });
  return (
    <Page $capped>
      <MakeForm label="Add make" saving={saving} onCancel={onDone} />
    </Page>
  );
}
