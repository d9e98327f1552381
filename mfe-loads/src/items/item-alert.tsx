import type { LoadItem } from '@washcoat/contract-loads';
import { Tooltip } from '@washcoat/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

const Mark = styled.span`
  display: inline-flex;
  vertical-align: middle;
  color: ${({ theme }) => theme.color.warning.text};
`;

/** Look twice: the converter is marked for test, or its price is far above the listed one (GAP-LDET-13). */
export function ItemAlert({ item }: { item: LoadItem }) {
  if (!item.catAlert) return null;
  const text = item.isMarkForTest ? 'Marked for test' : 'More than 15 % above the listed price';
  return (
    <Tooltip text={text}>
      <Mark role="img" aria-label={text} tabIndex={0}>
        <TriangleAlert size={14} />
      </Mark>
    </Tooltip>
  );
}
