import { AlertDialog } from 'radix-ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { InsideDialog } from '../layer/layer';
import { useFocusReturn } from '../layer/use-focus-return';
import {
  Buttons,
  Consequence,
  overPage,
  panel,
  Problem,
  sentenceText,
  shade,
  titleText,
} from './dialog-style';
import type { DialogWidth } from './dialog-style';

const Shade = styled(AlertDialog.Overlay).attrs(overPage)`
  ${shade}
`;
const Panel = styled(AlertDialog.Content)<{ $width: DialogWidth }>`
  ${panel}
`;
const Title = styled(AlertDialog.Title)`
  ${titleText}
`;
const Question = styled(AlertDialog.Description)`
  ${sentenceText}
`;

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Names the action: Delete cart. */
  title: string;
  /** The question, e.g. from `deleteQuestion`. */
  question: ReactNode;
  /** What goes with it, counted. */
  consequence?: ReactNode;
  /** The verb and its object on the button. */
  confirmLabel: string;
  confirmIcon?: ReactNode;
  /** The safe choice; it has the focus. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  kind?: 'danger' | 'main';
  /** True while it runs; the dialog then stays open. */
  busy?: boolean;
  busyLabel?: string;
  /** Why it failed; stands inside the dialog. */
  error?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What the buttons say unless they are told: in most questions something goes, in the others something is done. */
const words = {
  danger: { cancel: 'Keep it', busy: 'Deleting' },
  main: { cancel: 'Not yet', busy: 'Saving' },
} as const;

/** Asks before something goes. The safe choice has the focus; Escape is the safe choice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, question, consequence, confirmLabel, confirmIcon, kind = 'danger' } = props;
  const { cancelLabel = words[kind].cancel, busyLabel = words[kind].busy } = props;
  const { busy = false, error, onConfirm, onCancel } = props;
  const safe = useRef<HTMLButtonElement>(null);
  const { remember, giveBack } = useFocusReturn();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !busy && onCancel()}>
      <AlertDialog.Portal>
        <Shade />
        <Panel
          $width={376}
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            safe.current?.focus();
          }}
        >
          <InsideDialog value={true}>
            <Title>{title}</Title>
            <Question asChild>
              <div>{question}</div>
            </Question>
            {consequence && <Consequence>{consequence}</Consequence>}
            {error && <Problem>{error}</Problem>}
            <Buttons>
              <Button ref={safe} disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button kind={kind} icon={confirmIcon} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Buttons>
          </InsideDialog>
        </Panel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
