import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { ClashTable } from './clash-table';
import type { ClashField } from './clash-table';

export interface EditClashProps {
  /** What was edited: customer. */
  record: string;
  /** Who was faster. */
  changedBy?: string;
  /** The fields that differ, as people read them. */
  fields: readonly ClashField[];
  /** Saves over the other version. */
  onKeepMine: () => void;
  /** Takes the other version into the form. */
  onTakeTheirs: () => void;
  /** Back to the form, with everything as it was typed. */
  onClose: () => void;
  /** True while the own version is being saved. */
  isBusy?: boolean;
}

/** Somebody else saved first: both versions side by side, and which of them stays. */
export function EditClash(props: EditClashProps) {
  const { record, changedBy, fields, onKeepMine, onTakeTheirs, onClose, isBusy } = props;
  const [firstName = ''] = changedBy?.split(' ') ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={640}
      title={`${changedBy || 'Somebody else'} changed this ${record}`}
      sentence="Nothing is lost, choose what stays."
      buttons={
        <>
          <Button onClick={onTakeTheirs} disabled={isBusy}>
            {firstName ? `Take ${firstName}’s` : 'Take theirs'}
          </Button>
          <Button kind="main" onClick={onKeepMine} busy={isBusy}>
            Keep mine
          </Button>
        </>
      }
    >
      <ClashTable fields={fields} theirs={firstName ? `${firstName}’s` : 'Theirs'} />
    </Dialog>
  );
}
