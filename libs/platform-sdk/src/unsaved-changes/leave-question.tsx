import { ConfirmDialog } from '@washcoat/ui';
import { useContext } from 'react';
import { HeadingRoot } from '../heading/heading-root';
import { useStore } from '../store/external-store';
import { leaveAnyway, leaveAttempt, stay } from './leave-guard';

/** Asks before this root's typed text is lost. Staying has the focus. */
export function LeaveQuestion() {
  const root = useContext(HeadingRoot);
  const attempt = useStore(leaveAttempt);
  return (
    <ConfirmDialog
      isOpen={attempt?.root === root}
      title="Leave this page"
      question="What you typed here is not saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      onConfirm={leaveAnyway}
      onCancel={stay}
    />
  );
}
