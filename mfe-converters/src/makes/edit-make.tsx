import type { Make } from '@washcoat/contract-converters';
import { usePageHeading } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { MakeForm } from './make-form';
import { MakeMissing } from './make-missing';
import { useMake } from './use-make';
import { useEditingMake } from './use-save-make';

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
  const saving = useEditingMake(make, onDone);
  return <MakeForm label="Save make" saving={saving} onCancel={onDone} />;
}
