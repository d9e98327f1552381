import { ConfirmDialog } from '@washcoat/ui';

export interface AmendQuestionProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a completed order is opened for changes, on the load and on its invoice. */
export function AmendQuestion(props: AmendQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      kind="main"
      title="Show Actions"
      question="This order is completed. Every change from now on makes a new revision of its invoice."
      consequence="What the seller signed stays signed for the revision that it was given for."
      confirmLabel="Show Actions"
      cancelLabel="Leave it as it is"
    />
  );
}
