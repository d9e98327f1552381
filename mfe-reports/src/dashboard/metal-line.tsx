import type { Metal } from '@washcoat/ui';
import styled from 'styled-components';

const WIDTH = 120;
const HEIGHT = 40;
const EDGE = 4;
const dashes: Record<Metal, string> = { pt: 'none', pd: '6 3', rh: '2 3' };

const Drawing = styled.svg<{ $metal: Metal }>`
  flex: 0 1 ${WIDTH}px;
  min-width: 0;
  width: ${WIDTH}px;
  height: ${HEIGHT}px;
  color: ${({ theme, $metal }) => theme.metal[$metal]};
  overflow: visible;
`;

/** How a price came to where it is, small and without figures: the card beside it says them. */
export function MetalLine({ metal, values }: { metal: Metal; values: readonly number[] }) {
  const points = pointsOf(values);
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <Drawing $metal={metal} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill="currentColor" opacity={0.1} />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeDasharray={dashes[metal]}
      />
      <circle cx={last.x} cy={last.y} r={3} fill="currentColor" />
    </Drawing>
  );
}

/** Where the values lie in the drawing, the largest on top; equal ones in the middle. */
function pointsOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = HEIGHT - 2 * EDGE;
  return values.map((value, at) => ({
    x: (at / Math.max(1, values.length - 1)) * WIDTH,
    y: EDGE + (high === low ? room / 2 : (1 - (value - low) / (high - low)) * room),
  }));
}
