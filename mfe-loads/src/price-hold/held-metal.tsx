import { loadHeldMetal } from '@washcoat/contract-loads';
import { useAllowed } from '@washcoat/platform-sdk';
import { formatCount, MetalMarker, metalOrder, Ounces } from '@washcoat/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useHeldMetalQuery } from '../carts/carts.api';
import { useLiveList } from '../live/live-query';
import { LiveValue } from '../live/live-value';
import { remainingWords } from './remaining-words';
import { useRemaining } from './use-remaining';

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    white-space: nowrap;
  }
  & > small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

/** The metal that open quotes promise at held prices, for those of the house who see prices and metal. */
export function HeldMetal() {
  const isAllowed = useAllowed(loadHeldMetal.access);
  const { data, refetch } = useHeldMetalQuery({}, { ...useLiveList(), skip: !isAllowed });
  const left = useRemaining(data?.endsAt);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (!data || data.quotes === 0) return null;
  return (
    <Panel aria-label="Metal held in quotes">
      <strong>Held in quotes</strong>
      {metalOrder.map((metal) => (
        <span key={metal}>
          <MetalMarker metal={metal} />
          <LiveValue value={data.ounces[metal]}>
            <Ounces value={data.ounces[metal]} bold />
          </LiveValue>
        </span>
      ))}
      <small>
        {formatCount(data.quotes, 'quote')}
        {left ? `, the first for ${remainingWords(left)}` : ''}
        {data.unknownLines > 0 && `, without ${formatCount(data.unknownLines, 'line')} of unknown metal`}
      </small>
    </Panel>
  );
}
