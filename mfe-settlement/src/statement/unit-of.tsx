import { HiddenText, MetalMarker, metalName, type Metal } from '@washcoat/ui';
import styled from 'styled-components';

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

/** A column title: the mark of a metal and the unit, with the metal's name read out. */
export function UnitOf({ metal, unit }: { metal: Metal; unit: string }) {
  return (
    <Pair>
      <span aria-hidden>
        <MetalMarker metal={metal} />
      </span>
      <HiddenText>{metalName(metal).name}</HiddenText>
      {unit}
    </Pair>
  );
}
