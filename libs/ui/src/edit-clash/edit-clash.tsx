import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { ClashTable } from './clash-table';
import type { ClashField } from './clash-table';

export interface EditClashProps {
  /** What was edited: customer. */
  record: string;
  /** Who was faster. */
  changedBy?: string;
  /** That it was who edits it, in another window or by an answer that was lost. */
  isYours?: boolean;
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

/** What the two versions and the choices between them are called. */
interface ClashWords {
  changed: (record: string) => string;
  /** The titles of the two versions. */
  mine: string;
  theirs: string;
  take: string;
  keep: string;
}

/** How the two versions are called, by whoever saved the other one. */
export function clashWords({
  changedBy,
  isYours,
}: Pick<EditClashProps, 'changedBy' | 'isYours'>): ClashWords {
  if (isYours)
    return {
      changed: (record) => `You changed this ${record} meanwhile`,
      mine: 'Here',
      theirs: 'Saved',
      take: 'Take what is saved',
      keep: 'Keep what is here',
    };
  const [firstName = ''] = changedBy?.split(' ') ?? [];
  return {
    changed: (record) => `${changedBy || 'Somebody else'} changed this ${record}`,
    mine: 'Yours',
    theirs: firstName ? `${firstName}’s` : 'Theirs',
    take: firstName ? `Take ${firstName}’s` : 'Take theirs',
    keep: 'Keep mine',
  };
}

/** The record was saved meanwhile: both versions side by side, and which of them stays. */
export function EditClash(props: EditClashProps) {
  const { record, fields, onKeepMine, onTakeTheirs, onClose, isBusy } = props;
  const words = clashWords(props);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={640}
      title={words.changed(record)}
      sentence="Nothing is lost, choose what stays."
      buttons={
        <>
          <Button onClick={onTakeTheirs} disabled={isBusy}>
            {words.take}
          </Button>
          <Button kind="main" onClick={onKeepMine} busy={isBusy}>
            {words.keep}
          </Button>
        </>
      }
    >
      <ClashTable fields={fields} mine={words.mine} theirs={words.theirs} />
    </Dialog>
  );
}
