import { ReasonDialog } from '../reason/reason.dialog';

export interface AmendQuestionProps {
  isOpen: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why, before a completed order is opened for changes, on the load and on its invoice. */
export function AmendQuestion({ isOpen, onConfirm, onCancel }: AmendQuestionProps) {
  if (!isOpen) return null;
  return (
    <ReasonDialog
      title="Correct this order"
      sentence="This order is completed. Every change from now on makes a new revision of its invoice; what the seller signed stays signed for the revision that it was given for."
      noReason="Say why the order is corrected"
      cancel="Leave it as it is"
      submit={{ kind: 'main', label: 'Show Actions' }}
      onReason={onConfirm}
      onCancel={onCancel}
    />
  );
}
