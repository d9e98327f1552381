import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { InsideDialog } from '../layer/layer';
import { useFocusReturn } from '../layer/use-focus-return';
import { Body, Consequence, FootButtons, Head, Panel, Sentence, Shade, Title } from './dialog-style';
import type { DialogWidth } from './dialog-style';

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the cross and a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  sentence?: ReactNode;
  /** What follows from it, small. */
  consequence?: ReactNode;
  /** 376 confirm, 560 form, 640 palette, 880 wide. */
  width?: DialogWidth;
  /** Buttons, right-aligned, the main one last. */
  buttons?: ReactNode;
  /** Something was typed: asked before Escape, the cross or a press beside it closes. False keeps it open. */
  confirmClose?: () => boolean;
  /** Leaves the cross away. */
  withoutCross?: boolean;
  children?: ReactNode;
}

/** A toast stands above the dialog; pressing it must not count as a press beside the dialog. */
function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const target = event.detail.originalEvent.target;
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault();
}

/** A question or a form over the page. The first field has the focus; it stays inside and goes back afterwards; full screen under 720 px. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    sentence,
    consequence,
    width = 560,
    buttons,
    confirmClose,
    withoutCross,
  } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useFocusReturn();
  const focusFirstField = (event: Event) => {
    remember();
    const field = panel.current?.querySelector<HTMLElement>('input, textarea, [role="combobox"]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  const close = () => {
    if (confirmClose === undefined || confirmClose()) onClose();
  };
  return (
    <DialogPrimitive.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogPrimitive.Portal>
        <Shade />
        <Panel
          ref={panel}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={giveBack}
          onInteractOutside={keepOpenForToasts}
          $width={width}
          {...(sentence ? {} : { 'aria-describedby': undefined })}
        >
          <InsideDialog value={true}>
            <Head>
              <Title>{title}</Title>
              {!withoutCross && (
                <IconButton label="Close" onClick={close} withoutTooltip>
                  <X size={16} />
                </IconButton>
              )}
            </Head>
            {sentence && <Sentence>{sentence}</Sentence>}
            {consequence && <Consequence>{consequence}</Consequence>}
            {props.children && <Body>{props.children}</Body>}
            {buttons && <FootButtons>{buttons}</FootButtons>}
          </InsideDialog>
        </Panel>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
