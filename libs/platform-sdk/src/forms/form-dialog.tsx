import { useId } from 'react';
import type { ReactNode } from 'react';
import { breakpoints, Button, Dialog, useIsNarrow } from '@washcoat/ui';
import type { DialogProps } from '@washcoat/ui';
import type { FieldValues } from 'react-hook-form';
import { SavingForm } from './saving-form';
import type { useSavingForm } from './use-saving-form';

export interface FormDialogProps<Entry extends FieldValues> extends Pick<DialogProps, 'sentence' | 'width'> {
  title: string;
  /** The verb and its object. */
  submitLabel: string;
  saving: ReturnType<typeof useSavingForm<Entry>>;
  /** Leaves the address that shows the form; the page asks before something typed is lost. */
  onClose: () => void;
  /** What stands over the form. */
  above?: ReactNode;
  children: ReactNode;
}

/** A form over the page. */
export function FormDialog<Entry extends FieldValues>(props: FormDialogProps<Entry>) {
  const { title, submitLabel, saving, onClose, above, children, ...dialog } = props;
  const formId = useId();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  return (
    <Dialog
      {...dialog}
      isOpen
      title={title}
      onClose={onClose}
      buttons={
        <>
          <Button size={size} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="main" size={size} type="submit" form={formId} busy={saving.isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {above}
      <SavingForm id={formId} label={title} saving={saving}>
        {children}
      </SavingForm>
    </Dialog>
  );
}
