import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { headerHeight } from './table-style';

const keyStep = 8;

const Edge = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  width: 8px;
  height: ${headerHeight}px;
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset: 8px 0 8px auto;
    width: 2px;
    border-radius: 1px;
  }
  thead:hover &::after {
    background: ${({ theme }) => theme.color.border2};
  }
  &&:hover::after,
  &&:focus-visible::after {
    inset-block: 4px;
    background: ${({ theme }) => theme.color.accent};
  }
`;

const Guide = styled.span`
  position: absolute;
  top: -${headerHeight}px;
  right: 0;
  width: 2px;
  background: ${({ theme }) => theme.color.accent};
  pointer-events: none;
`;

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Pixels from the header to the last row. */
  readonly height: number;
}

export interface ColumnEdgeProps {
  title: string;
  width: number;
  smallest: number;
  onResize: (width: number) => void;
}

function heightOfTable(edge: Element): number {
  const table = edge.closest('table');
  return table ? table.getBoundingClientRect().bottom - edge.getBoundingClientRect().top : 0;
}

/** The right edge of a header: drag it, or press left and right on it, to make the column narrower or wider. */
export function ColumnEdge({ title, width, smallest, onResize }: ColumnEdgeProps) {
  const [drag, setDrag] = useState<Drag>();
  const resize = (next: number) => {
    const allowed = Math.round(Math.max(smallest, next));
    if (allowed !== width) onResize(allowed);
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, to: event.clientX, height: heightOfTable(event.currentTarget) });
  };
  const end = (event: PointerEvent) => {
    if (drag) resize(width + event.clientX - drag.from);
    setDrag(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) return setDrag(undefined);
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    resize(width + (event.key === 'ArrowLeft' ? -keyStep : keyStep));
  };
  return (
    <>
      <Edge
        role="separator"
        data-head
        tabIndex={-1}
        aria-orientation="vertical"
        aria-label={`Width of ${title}`}
        aria-valuenow={width}
        aria-valuemin={smallest}
        onPointerDown={start}
        onPointerMove={(event) => drag && setDrag({ ...drag, to: event.clientX })}
        onPointerUp={end}
        onPointerCancel={() => setDrag(undefined)}
        onKeyDown={press}
      />
      {drag && (
        <Guide
          style={{
            height: drag.height,
            transform: `translateX(${Math.max(smallest - width, drag.to - drag.from)}px)`,
          }}
        />
      )}
    </>
  );
}
