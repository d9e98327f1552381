import { ChevronDown, ChevronUp } from 'lucide-react';
import { useContext } from 'react';
import styled from 'styled-components';
import { GridViewContext } from './grid-context';

const Words = styled.div<{ $right: boolean; $sortable: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $right }) => ($right ? 'flex-end' : 'flex-start')};
  gap: ${({ theme }) => theme.space(1)};
  width: 100%;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  user-select: none;
  cursor: ${({ $sortable }) => ($sortable ? 'pointer' : 'default')};

  &:hover {
    color: ${({ theme, $sortable }) => ($sortable ? theme.color.text : 'inherit')};
  }
`;

export interface HeaderViewProps {
  columnId: string;
  enableSorting: boolean;
  progressSort: (keepOthers?: boolean) => void;
}

/** The inside of one header: its title or mark, and the arrow of the server's sort. */
export function HeaderView({ columnId, enableSorting, progressSort }: HeaderViewProps) {
  const view = useContext(GridViewContext);
  const direction = view.sortOf(columnId);
  const Arrow = direction === 'asc' ? ChevronUp : ChevronDown;
  return (
    <Words
      onClick={enableSorting ? () => progressSort(false) : undefined}
      $right={view.alignOf(columnId) === 'right'}
      $sortable={enableSorting}
    >
      {view.header(columnId)}
      {direction && <Arrow size={12} aria-hidden />}
    </Words>
  );
}
