import styled from 'styled-components';

/** The three metals, always in this order. */
export type Metal = 'pt' | 'pd' | 'rh';

/** Platinum, palladium, rhodium. */
export const metalOrder: readonly Metal[] = ['pt', 'pd', 'rh'];

const names: Record<Metal, { symbol: string; name: string }> = {
  pt: { symbol: 'Pt', name: 'Platinum' },
  pd: { symbol: 'Pd', name: 'Palladium' },
  rh: { symbol: 'Rh', name: 'Rhodium' },
};

/** Symbol and name of a metal. */
export function metalName(metal: Metal): { symbol: string; name: string } {
  return names[metal];
}

const Mark = styled.svg<{ $metal: Metal }>`
  flex: none;
  color: ${({ theme, $metal }) => theme.metal[$metal]};
`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  white-space: nowrap;
`;

export interface MetalMarkerProps {
  metal: Metal;
  /** What stands beside the mark: the symbol, the name, or nothing but the mark with a name read out. */
  label?: 'symbol' | 'name' | 'none';
}

/** A metal told apart by hue and shape: circle, square, diamond. */
export function MetalMarker({ metal, label = 'symbol' }: MetalMarkerProps) {
  const { symbol, name } = names[metal];
  const hidden = label === 'none' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Root>
      <Mark width={10} height={10} viewBox="0 0 10 10" fill="currentColor" $metal={metal} {...hidden}>
        {metal === 'pt' && <circle cx={5} cy={5} r={4} />}
        {metal === 'pd' && <rect x={1} y={1} width={8} height={8} rx={1} />}
        {metal === 'rh' && <rect x={1.5} y={1.5} width={7} height={7} rx={0.5} transform="rotate(45 5 5)" />}
      </Mark>
      {label === 'symbol' && symbol}
      {label === 'name' && name}
    </Root>
  );
}
