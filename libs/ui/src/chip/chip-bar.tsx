import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { useFocusOfChips } from './use-focus-of-chips';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
`;

export interface ChipBarProps {
  label?: string;
  children: ReactNode;
  /** Given while a filter is set: shows "Clear filters" after the chips. */
  onClear?: () => void;
}

/** Every filter of a list, set ones first. */
export function ChipBar({ label = 'Filters', children, onClear }: ChipBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusOfChips(bar);
  return (
    <Root ref={bar} role="group" aria-label={label}>
      {children}
      {onClear && (
        <Button kind="quiet" size={28} data-clears onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Root>
  );
}
