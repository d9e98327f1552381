import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { InsideDialog } from '../layer/layer';
import { useFocusReturn } from '../layer/use-focus-return';
import { Shade } from '../dialog/dialog-style';
import { Picture } from './picture';
import type { PictureProps } from './picture';

const Panel = styled(Dialog.Content)`
  position: fixed;
  z-index: ${({ theme }) => theme.z.dialog};
  inset: ${({ theme }) => theme.space(6)};
  display: flex;
  flex-direction: column;
  border-radius: ${({ theme }) => theme.radius.dialog};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow.s4};
  overflow: hidden;

  &:focus-visible {
    outline: none;
  }
  @media (max-width: 719.98px) {
    inset: 0;
    border-radius: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};

  & > h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${({ theme }) => theme.text.t14}
    font-weight: 600;
  }
  & > span {
    color: ${({ theme }) => theme.color.text3};
    ${({ theme }) => theme.font.tabular}
  }
`;

const Stage = styled.div.attrs({ tabIndex: 0 })`
  flex: 1;
  display: flex;
  overflow: auto;
  background: ${({ theme }) => theme.color.sunken};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Zoomed = styled.div<{ $zoom: number }>`
  flex: none;
  width: ${({ $zoom }) => $zoom * 100}%;
  height: ${({ $zoom }) => $zoom * 100}%;
  margin: auto;

  /* Who looks at a photograph closely sees it as it was taken. */
  && img[data-photo] {
    filter: none;
  }
`;

const zooms = [1, 1.5, 2, 3, 4];

/** One picture of the light box. */
export type LightBoxPicture = Pick<PictureProps, 'src' | 'alt' | 'code' | 'type' | 'shape'>;

export interface LightBoxProps {
  title: string;
  pictures: readonly LightBoxPicture[];
  /** Which one is shown; null keeps the box closed. */
  index: number | null;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** Pictures as large as the window: arrows for next and previous, plus and minus to zoom, Escape to leave. */
export function LightBox({ title, pictures, index, onIndexChange, onClose }: LightBoxProps) {
  const [zoom, setZoom] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useFocusReturn();
  const shown = index === null ? undefined : pictures[index];
  const move = (step: number) => {
    if (index === null || pictures.length < 2) return;
    setZoom(0);
    onIndexChange((index + step + pictures.length) % pictures.length);
  };
  const scale = (step: number) => setZoom(Math.min(zooms.length - 1, Math.max(0, zoom + step)));
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && zoom === 0) move(1);
    else if (event.key === 'ArrowLeft' && zoom === 0) move(-1);
    else if (event.key === '+' || event.key === '=') scale(1);
    else if (event.key === '-') scale(-1);
  };
  return (
    <Dialog.Root open={shown !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Shade />
        <Panel
          ref={panel}
          aria-describedby={undefined}
          onKeyDown={keys}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            panel.current?.focus();
          }}
          onCloseAutoFocus={giveBack}
        >
          <InsideDialog value={true}>
            <Bar>
              <Dialog.Title>{title}</Dialog.Title>
              <span aria-live="polite">{index === null ? '' : `${index + 1} of ${pictures.length}`}</span>
              <IconButton
                label="Previous picture"
                disabled={pictures.length < 2}
                onClick={() => move(-1)}
                size={32}
              >
                <ChevronLeft size={18} />
              </IconButton>
              <IconButton
                label="Next picture"
                disabled={pictures.length < 2}
                onClick={() => move(1)}
                size={32}
              >
                <ChevronRight size={18} />
              </IconButton>
              <IconButton label="Zoom out" disabled={zoom === 0} onClick={() => scale(-1)} size={32}>
                <ZoomOut size={18} />
              </IconButton>
              <IconButton
                label="Zoom in"
                disabled={zoom === zooms.length - 1}
                onClick={() => scale(1)}
                size={32}
              >
                <ZoomIn size={18} />
              </IconButton>
              <IconButton label="Close" onClick={onClose} size={32}>
                <X size={18} />
              </IconButton>
            </Bar>
            <Stage>
              {shown && (
                <Zoomed $zoom={zooms[zoom] ?? 1}>
                  <Picture {...shown} size="full" />
                </Zoomed>
              )}
            </Stage>
          </InsideDialog>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
