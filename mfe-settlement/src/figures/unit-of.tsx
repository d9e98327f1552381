import { MetalMarker, type Metal } from '@washcoat/ui';
import styled from 'styled-components';

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

/** A column title: the mark of a metal, whose name is read out, and the unit. */
export function UnitOf({ metal, unit }: { metal: Metal; unit: string }) {
  return (
    <Pair>
      <MetalMarker metal={metal} label="none" />
      {unit}
    </Pair>
  );
}
