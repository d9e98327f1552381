import { makeAdd } from '@washcoat/contract-converters';
import type { Make } from '@washcoat/contract-converters';
import { useAllowed } from '@washcoat/platform-sdk';
import { AddMakeDialog, EditMakeDialog, MakeDialog } from './make-dialogs';
import { MakesDialog } from './makes-dialog';
import { useMake } from './use-make';
import type { MakesAddress } from './use-makes-address';

export interface MakesPopupProps {
  address: MakesAddress;
  /** The make that is searched for on the page. */
  text?: string;
}

/** Makes over the page: the list, or in its stead the make or the form that the address names. Only the house changes them. */
export default function MakesPopup({ address, text }: MakesPopupProps) {
  const mayEdit = useAllowed(makeAdd.access);
  const { make } = useMake(address.makeId);
  const { at, show, close } = address;
  const onEdit = (chosen: Make) => show('edit', chosen.makeId);
  const toList = () => show('list');
  if (mayEdit && at === 'add') return <AddMakeDialog onDone={toList} />;
  if (mayEdit && at === 'edit' && make) return <EditMakeDialog make={make} onDone={toList} />;
  if (at === 'view' && make)
    return (
      <MakeDialog
        make={make}
        onEdit={mayEdit ? () => onEdit(make) : undefined}
        onBack={toList}
        onClose={close}
      />
    );
  return (
    <MakesDialog
      text={text}
      onView={({ makeId }) => show('view', makeId)}
      onEdit={mayEdit ? onEdit : undefined}
      onAdd={mayEdit ? () => show('add') : undefined}
      onClose={close}
    />
  );
}
