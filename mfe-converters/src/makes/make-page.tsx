import { makeEdit, type Make } from '@washcoat/contract-converters';
import { problemText, useAllowed, usePageHeading } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton } from '@washcoat/ui';
import { EditButton } from '../edit-button/edit-button';
import { MakeTips } from './make-tips';
import { MakeForm, useAddingMake, useEditingMake } from './make.form';
import { useMake } from './use-make';

const LOAD_FAILED = 'This make did not load. The rest of Washcoat works.';

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

export interface MakePageProps {
  makeId: string;
  backTo: string;
  onEdit: () => void;
}

/** One make to read. */
export function MakePage({ makeId, backTo, onEdit }: MakePageProps) {
  const found = useMake(makeId);
  const mayEdit = useAllowed(makeEdit.access);
  usePageHeading({
    heading: 'Manufacturer Tips',
    prefix: found.make?.make,
    backTo,
    actions: mayEdit && found.make && <EditButton label="Edit make" onPress={onEdit} />,
  });
  if (!found.make) return <MakeMissing found={found} backTo={backTo} />;
  return (
    <Page $capped>
      <MakeTips make={found.make} />
    </Page>
  );
}

/** What stands in the place of a make that is not here: it loads, did not load, or is gone. */
function MakeMissing({ found, backTo }: { found: ReturnType<typeof useMake>; backTo: string }) {
  const { isGone, error, refetch } = found;
  if (!error && !isGone)
    return (
      <Page aria-busy>
        <Skeleton $height="320px" />
      </Page>
    );
  return (
    <Page>
      <FailedPart
        title={isGone ? 'This make is gone.' : problemText(error, LOAD_FAILED)}
        onRetry={isGone ? undefined : refetch}
        homeHref={backTo}
        homeLabel="Back to the list"
      />
    </Page>
  );
}
