import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { Notice } from '../notice/notice';
import { Stack } from '../page/page';
import { Dialog, type DialogProps } from './dialog';

export interface QuestionDialogProps extends Pick<
  DialogProps,
  'sentence' | 'consequence' | 'width' | 'confirmClose'
> {
  title: string;
  /** The button that sends: its words, and what else is said of it. */
  submit: Pick<ButtonProps, 'kind' | 'busy' | 'busyLabel'> & { label: string };
  /** The words of the button that leaves everything as it is. */
  cancel?: string;
  /** Why it was refused, or cannot be sent; stands over the fields. */
  problem?: string;
  onSubmit: () => unknown;
  onClose: () => void;
  /** What is asked. */
  children: ReactNode;
}

/** Asks for a few things before something is done; Enter in a field sends, and a refusal stands in the dialog. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { submit, cancel = 'Cancel', problem, onSubmit, onClose, children, ...dialog } = props;
  const { label, ...button } = submit;
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to a form of the page that the dialog was opened from.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="main" {...button} type="submit" form={formId}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <Stack>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
