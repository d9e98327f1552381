import { useKeyHints } from '@washcoat/platform-sdk';
import { IconButton } from '@washcoat/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import type { Neighbours } from './use-neighbours';

const Steps = styled.nav`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  white-space: nowrap;
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}
  color: ${({ theme }) => theme.color.text2};
`;

const hints = [
  { keys: ['J', '→'], does: 'Next converter' },
  { keys: ['K', '←'], does: 'Previous converter' },
];

/** Where in the list the converter stands, and the way to its neighbours. */
export function NeighbourSteps({ position, count, toPrevious, toNext }: Neighbours) {
  useKeyHints(hints);
  return (
    <Steps aria-label="Found converters">
      {position} of {count}
      <IconButton label="Previous converter (K)" size={32} disabled={!toPrevious} onClick={toPrevious}>
        <ChevronUp size={16} />
      </IconButton>
      <IconButton label="Next converter (J)" size={32} disabled={!toNext} onClick={toNext}>
        <ChevronDown size={16} />
      </IconButton>
    </Steps>
  );
}
