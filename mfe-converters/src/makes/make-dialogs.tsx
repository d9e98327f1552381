import type { Make } from '@washcoat/contract-converters';
import { Button, Dialog } from '@washcoat/ui';
import { ArrowLeft, Pencil } from 'lucide-react';
import { MakeTips } from './make-tips';
import { MakeFormDialog, useAddingMake, useEditingMake } from './make.form';

/** The form of a new make over the page. */
export function AddMakeDialog({ onDone }: { onDone: () => void }) {
  const saving = useAddingMake(onDone);
  return <MakeFormDialog title="Add make" submitLabel="Add make" saving={saving} onClose={onDone} />;
}

/** One make in its form over the page. */
export function EditMakeDialog({ make, onDone }: { make: Make; onDone: () => void }) {
  const saving = useEditingMake(make, onDone);
  return (
    <MakeFormDialog title={`Edit ${make.make}`} submitLabel="Save make" saving={saving} onClose={onDone} />
  );
}

export interface MakeDialogProps {
  make: Make;
  /** Absent for those who may not change it. */
  onEdit?: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** One make to read over the page. */
export function MakeDialog({ make, onEdit, onBack, onClose }: MakeDialogProps) {
  return (
    <Dialog
      isOpen
      title={make.make}
      width={880}
      onClose={onClose}
      buttons={
        <>
          <Button icon={<ArrowLeft size={14} />} onClick={onBack}>
            All makes
          </Button>
          {onEdit && (
            <Button kind="main" icon={<Pencil size={14} />} onClick={onEdit}>
              Edit make
            </Button>
          )}
        </>
      }
    >
      <MakeTips make={make} />
    </Dialog>
  );
}
