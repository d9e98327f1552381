import { usePageHeading } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { MakeForm } from './make-form';
import { useAddingMake } from './use-save-make';

/** The page of a new make. */
export function AddMake({ backTo, onDone }: { backTo: string; onDone: () => void }) {
  const saving = useAddingMake(onDone);
  usePageHeading({ heading: 'Add make', backTo });
  return (
    <Page $capped>
      <MakeForm label="Add make" saving={saving} onCancel={onDone} />
    </Page>
  );
}
