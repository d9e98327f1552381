import { useId } from 'react';
import type { JSX } from 'react';
import styled, { useTheme } from 'styled-components';
import { Cylinder, DieselFilter, Foil, Loaf } from './lying-shapes';
import type { Paint } from './paint';
import { PaintDefs, paintOf } from './paint-defs';
import type { ConverterShape } from './shape';
import { Can, Manifold } from './standing-shapes';

interface Form {
  readonly Shape: (props: { paint: Paint }) => JSX.Element;
  /** Where the code is stamped: middle, tilt in degrees, room in units of the drawing. */
  readonly stamp: { readonly x: number; readonly y: number; readonly tilt: number; readonly room: number };
}

const forms: Record<ConverterShape, Form> = {
  cylinder: { Shape: Cylinder, stamp: { x: 88, y: 62, tilt: -7, room: 44 } },
  loaf: { Shape: Loaf, stamp: { x: 88, y: 62, tilt: -6, room: 62 } },
  foil: { Shape: Foil, stamp: { x: 86, y: 63, tilt: -10, room: 38 } },
  dpf: { Shape: DieselFilter, stamp: { x: 88, y: 64, tilt: -4, room: 37 } },
  manifold: { Shape: Manifold, stamp: { x: 88, y: 83, tilt: 0, room: 42 } },
  can: { Shape: Can, stamp: { x: 88, y: 62, tilt: 6, room: 42 } },
};

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`;

const Stamp = styled.text`
  ${({ theme }) => theme.font.code}
  font-weight: 600;
  text-anchor: middle;
  dominant-baseline: central;
`;

export interface ConverterDrawingProps {
  /** The code stamped on the shell. */
  code?: string;
  shape?: ConverterShape;
  /** Leaves the ground away, for walls of shells on a ground of their own. */
  bare?: boolean;
  /** Its name; without one it is decoration. */
  title?: string;
}

/** A drawn converter with its code stamped on it, for parts without a picture. */
export function ConverterDrawing({
  code = '',
  shape = 'cylinder',
  bare = false,
  title,
}: ConverterDrawingProps) {
  const { steel } = useTheme();
  const id = useId().replace(/[^\w-]/g, '');
  const { Shape, stamp } = forms[shape];
  const size = Math.min(13, stamp.room / Math.max(1, code.length * 0.62));
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <Frame viewBox="0 0 176 132" preserveAspectRatio={bare ? 'xMidYMid meet' : 'xMidYMid slice'} {...named}>
      <PaintDefs id={id} steel={steel} />
      {!bare && <rect x={-88} y={-66} width={352} height={264} fill={`url(#${id}-ground)`} />}
      <ellipse cx={88} cy={119} rx={58} ry={5} fill={steel.shadow} opacity={0.55} />
      <Shape paint={paintOf(id, steel)} />
      <g transform={`rotate(${stamp.tilt} ${stamp.x} ${stamp.y})`} fontSize={size}>
        <Stamp x={stamp.x + 0.5} y={stamp.y + 0.6} fill={steel.lit}>
          {code}
        </Stamp>
        <Stamp x={stamp.x} y={stamp.y} fill={steel.stamp}>
          {code}
        </Stamp>
      </g>
    </Frame>
  );
}
