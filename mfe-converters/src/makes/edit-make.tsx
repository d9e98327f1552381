import type { Make } from '@washcoat/contract-converters';
import { usePageHeading } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { useSavingForm } from '@washcoat/platform-sdk/forms';
import { entryOfMake, sentMake } from './make-entry';
import type { MakeEntry } from './make-entry';
import { MakeForm } from './make-form';
import { MakeMissing } from './make-missing';
import { useEditMakeMutation } from './makes.api';
import { useMake } from './use-make';

export interface EditMakeProps {
  makeId: string;
  backTo: string;
  onDone: () => void;
}

/** One make in its form. */
export function EditMake({ makeId, backTo, onDone }: EditMakeProps) {
  const found = useMake(makeId);
  usePageHeading({ heading: 'Edit make', prefix: found.make?.make, backTo });
  if (!found.make) return <MakeMissing found={found} backTo={backTo} />;
  return (
    <Page $capped>
      <EditMakeForm make={found.make} onDone={onDone} />
    </Page>
  );
}

function EditMakeForm({ make, onDone }: { make: Make; onDone: () => void }) {
  const [edit] = useEditMakeMutation();
  const saving = useSavingForm<MakeEntry>({
    start: entryOfMake(make),
    send: (entry) => edit({ ...sentMake(entry), makeId: make.makeId }).unwrap(),
    saved: 'Successfully edited Make',
    onSaved: onDone,
  });
  return <MakeForm label="Save make" saving={saving} onCancel={onDone} />;
}
