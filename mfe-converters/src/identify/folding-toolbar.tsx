import { Toolbar } from '@washcoat/ui';
import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** How far tools fold: not at all, all but the first into a menu, all of them, and names of views go as well. */
export const folds = { none: 0, others: 1, all: 2, views: 3 } as const;

const FoldContext = createContext<number>(folds.none);

/** How far the tools of the toolbar around have to fold; `folds` says what that means. */
export function useFold(): number {
  return useContext(FoldContext);
}

const Bar = styled(Toolbar)<{ $isFull: boolean }>`
  flex-wrap: ${({ $isFull }) => ($isFull ? 'nowrap' : 'wrap')};
  align-items: ${({ $isFull }) => ($isFull ? 'flex-start' : 'center')};

  & > :not(:first-child) {
    flex-shrink: 0;
  }
`;

function isWrapped(bar: HTMLElement): boolean {
  const [first] = bar.children;
  const last = bar.lastElementChild;
  if (!first || !last) return false;
  return last.getBoundingClientRect().top > first.getBoundingClientRect().bottom;
}

/** A second line may bring the page's scroll bar, and the bar must not unfold again what went with it. */
const SCROLL_BAR = 24;

/** How far the tools are folded for these contents. */
interface Measured {
  contents: unknown;
  /** What the bar had, in pixels, when it was last unfolded. */
  width: number;
  fold: number;
}

export interface FoldingToolbarProps {
  /** What decides how wide the tools are; another one unfolds them first. */
  contents: unknown;
  children: ReactNode;
}

/** A toolbar that stays one line: its tools fold step by step, and only then do the filters wrap beside them. */
export function FoldingToolbar({ contents, children }: FoldingToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>({ contents, width: 0, fold: folds.none });
  const fold = measured.contents === contents ? measured.fold : folds.none;
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const check = () => {
      const width = element.clientWidth;
      const isOtherWidth = Math.abs(width - measured.width) > SCROLL_BAR;
      if (isOtherWidth) setMeasured({ contents, width, fold: folds.none });
      else if (isWrapped(element) && fold < folds.views)
        setMeasured({ contents, width: measured.width, fold: fold + 1 });
    };
    check();
    const observer = new ResizeObserver(check);
    observer.observe(element);
    return () => observer.disconnect();
  }, [contents, measured, fold]);
  return (
    <FoldContext value={fold}>
      <Bar ref={bar} $isFull={fold === folds.views}>
        {children}
      </Bar>
    </FoldContext>
  );
}
