import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { formatCount } from '../format/count';
import { StickyBar } from '../page/page';

const Bar = styled(StickyBar)`
  border-color: ${({ theme }) => theme.color.accentLine};
  background: ${({ theme }) => theme.color.selected};
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.font.tabular}
  font-weight: 600;
`;

export interface BulkBarProps {
  /** How many are chosen, on other pages too; with none there is no bar. */
  count: number;
  /** One of them: customer. */
  noun: string;
  onClear: () => void;
  /** The buttons of what can be done with all of them, the main one last. */
  children: ReactNode;
}

/** What can be done with the rows chosen in a table; stays at the bottom of the window. */
export function BulkBar({ count, noun, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <Bar role="region" aria-label={`Chosen ${noun}`}>
      <Words>
        <IconButton label="Clear selection" onClick={onClear}>
          <X size={16} />
        </IconButton>
        <span role="status">{formatCount(count, noun)} selected</span>
      </Words>
      {children}
    </Bar>
  );
}
