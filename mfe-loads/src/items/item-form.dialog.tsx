import { Button, Dialog, Stack } from '@washcoat/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

export interface ItemFormDialogProps {
  title: string;
  sentence?: string;
  /** The words of the button that sends, and of it while it does. */
  submit: string;
  submitting?: string;
  isBusy: boolean;
  problem?: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what is asked about one item: its fields, what is wrong with them, and a way out. */
export function ItemFormDialog({ isBusy, problem, children, ...frame }: ItemFormDialogProps) {
  const formId = useId();
  const { title, sentence, submit, submitting, onSubmit, onClose } = frame;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      sentence={sentence}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" form={formId} busy={isBusy} busyLabel={submitting}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        noValidate
      >
        <Stack>
          {children}
          {problem && <Problem>{problem}</Problem>}
        </Stack>
      </form>
    </Dialog>
  );
}
