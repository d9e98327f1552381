import type { Paint } from './paint';

/** A round shell between two cones, the most common form. */
export function Cylinder({ paint }: { paint: Paint }) {
  return (
    <g transform="rotate(-7 88 61)">
      <rect x={15} y={51} width={26} height={20} fill={paint.lying} />
      <rect x={135} y={51} width={26} height={20} fill={paint.lying} />
      <path d="M36 51C45 50 47 39 55 35V87C47 83 45 72 36 71Z" fill={paint.lying} />
      <path d="M36 51C45 50 47 39 55 35V87C47 83 45 72 36 71Z" fill={paint.heat} />
      <path d="M140 51C131 50 129 39 121 35V87C129 83 131 72 140 71Z" fill={paint.lying} />
      <path
        d="M54 35.5Q57 33 62 33H114Q119 33 122 35.5V86.500Q119 89 114 89H62Q57 89 54 86.500Z"
        fill={paint.lying}
      />
      <path d="M54 35.500Q57 33 62 33H72V89H62Q57 89 54 86.500Z" fill={paint.heat} opacity={0.6} />
      <path d="M63 33.500V88.500M113 33.500V88.5" stroke={paint.edge} strokeWidth={0.8} opacity={0.75} />
      <path d="M64.2 33.500V88.500M114.2 33.500V88.5" stroke={paint.lit} strokeWidth={0.8} opacity={0.8} />
      <rect x={10} y={43} width={6} height={36} rx={1.5} fill={paint.flange} />
      <rect x={160} y={43} width={6} height={36} rx={1.5} fill={paint.flange} />
      <path d="M11.5 44.500V77.500M161.5 44.500V77.5" stroke={paint.lit} strokeWidth={0.7} opacity={0.6} />
    </g>
  );
}

/** The wide, flat, ribbed form of older American cars. */
export function Loaf({ paint }: { paint: Paint }) {
  return (
    <g transform="rotate(-6 88 61)">
      <rect x={24} y={52} width={24} height={18} fill={paint.lying} />
      <rect x={128} y={52} width={24} height={18} fill={paint.lying} />
      <rect x={20} y={49} width={5} height={24} rx={1.5} fill={paint.flange} />
      <rect x={151} y={49} width={5} height={24} rx={1.5} fill={paint.flange} />
      <path d="M42 50Q43 34 60 34H116Q133 34 134 50V72Q133 88 116 88H60Q43 88 42 72Z" fill={paint.lying} />
      <path d="M42 50Q43 34 60 34H66V88H60Q43 88 42 72Z" fill={paint.heat} opacity={0.5} />
      <path d="M44 61H132" stroke={paint.edge} strokeWidth={0.6} opacity={0.35} />
      <g stroke={paint.edge} strokeWidth={1.3} strokeLinecap="round" opacity={0.55}>
        <path d="M60 41H116M57 46.500H119M57 76H119M60 81.500H116" />
      </g>
      <g stroke={paint.lit} strokeWidth={1} strokeLinecap="round" opacity={0.7}>
        <path d="M60 42.400H116M57 47.900H119M57 77.400H119M60 82.900H116" />
      </g>
    </g>
  );
}

/** A metal foil with its open face. */
export function Foil({ paint }: { paint: Paint }) {
  return (
    <g transform="rotate(-10 88 62)">
      <path d="M54 34H122V92H54Z" fill={paint.lying} />
      <ellipse cx={54} cy={63} rx={13} ry={29} fill={paint.shade} />
      <ellipse cx={54} cy={63} rx={13} ry={29} fill="none" stroke={paint.edge} strokeWidth={0.8} />
      <path d="M66 35V91" stroke={paint.edge} strokeWidth={0.8} opacity={0.5} />
      <ellipse cx={122} cy={63} rx={15} ry={29} fill={paint.mid} />
      <ellipse cx={122} cy={63} rx={12.5} ry={26} fill={paint.cells} />
      <ellipse cx={122} cy={63} rx={12.5} ry={26} fill="none" stroke={paint.edge} strokeWidth={0.9} />
    </g>
  );
}

/** A diesel filter: a large shell in two clamps, with sensors and a pressure pipe. */
export function DieselFilter({ paint }: { paint: Paint }) {
  return (
    <g transform="rotate(-4 88 63)">
      <path
        d="M102 26V17Q102 13 107 13H124Q129 13 129 18V36"
        fill="none"
        stroke={paint.shade}
        strokeWidth={2.4}
      />
      <path d="M55 38V24" stroke={paint.shade} strokeWidth={5} />
      <rect x={51.5} y={17} width={7} height={9} rx={1} fill={paint.flange} />
      <path d="M16 48H28C35 48 33 40 42 39V91C33 90 35 82 28 82H16Z" fill={paint.lying} />
      <path d="M160 48H148C141 48 143 40 134 39V91C143 90 141 82 148 82H160Z" fill={paint.lying} />
      <rect x={40} y={34} width={96} height={60} rx={4} fill={paint.lying} />
      <rect x={40} y={34} width={22} height={60} rx={4} fill={paint.heat} opacity={0.45} />
      <path d="M46 34.500V93.500M130 34.500V93.5" stroke={paint.edge} strokeWidth={0.7} opacity={0.55} />
      <rect x={62} y={31} width={6} height={66} rx={2} fill={paint.flange} />
      <rect x={108} y={31} width={6} height={66} rx={2} fill={paint.flange} />
      <path d="M63.5 33V95M109.5 33V95" stroke={paint.lit} strokeWidth={0.8} opacity={0.65} />
      <rect x={11} y={42} width={5.5} height={46} rx={1.5} fill={paint.flange} />
      <rect x={159.5} y={42} width={5.5} height={46} rx={1.5} fill={paint.flange} />
    </g>
  );
}
