import type { Paint } from './paint';

const runners = [
  'M55 30C55 48 74 44 78 62',
  'M76 30C76 44 82 48 84 62',
  'M100 30C100 44 94 48 92 62',
  'M121 30C121 48 102 44 98 62',
];
const bolts = [50, 66, 88, 110, 126];

/** Four pipes of an engine gathered into one shell. */
export function Manifold({ paint }: { paint: Paint }) {
  return (
    <g>
      {runners.map((path) => (
        <g key={path} fill="none" strokeLinecap="butt">
          <path d={path} stroke={paint.edge} strokeWidth={13} />
          <path d={path} stroke={paint.mid} strokeWidth={11} />
          <path d={path} stroke={paint.lit} strokeWidth={4} opacity={0.75} transform="translate(-1.5 0)" />
        </g>
      ))}
      <rect x={44} y={20} width={88} height={10} rx={2} fill={paint.flange} />
      {bolts.map((x) => (
        <circle key={x} cx={x} cy={25} r={1.7} fill={paint.deep} />
      ))}
      <path d="M66 66Q68 58 76 57H100Q108 58 110 66Z" fill={paint.standing} />
      <rect x={64} y={65} width={48} height={34} rx={2.5} fill={paint.standing} />
      <rect x={64} y={65} width={26} height={34} rx={2.5} fill={paint.heat} opacity={0.8} />
      <path d="M64 69H112M64 95H112" stroke={paint.edge} strokeWidth={0.7} opacity={0.6} />
      <path d="M66 99H110C106 106 100 106 99 112H77C76 106 70 106 66 99Z" fill={paint.standing} />
      <rect x={70} y={111} width={36} height={5} rx={1.5} fill={paint.flange} />
    </g>
  );
}

/** A small shell that stands close to the engine. */
export function Can({ paint }: { paint: Paint }) {
  return (
    <g transform="rotate(6 88 64)">
      <path d="M74 20H102V28C104 32 112 32 113 40H63C64 32 72 32 74 28Z" fill={paint.standing} />
      <rect x={62} y={38} width={52} height={46} rx={4} fill={paint.standing} />
      <path d="M62 45H114M62 77H114" stroke={paint.edge} strokeWidth={0.8} opacity={0.65} />
      <path d="M62 46.2H114M62 78.2H114" stroke={paint.lit} strokeWidth={0.8} opacity={0.75} />
      <rect x={112} y={54} width={8} height={9} rx={2} fill={paint.flange} />
      <path d="M64 83H112C110 92 101 92 100 98V108H76V98C75 92 66 92 64 83Z" fill={paint.standing} />
      <path d="M64 83H112C110 92 101 92 100 98V108H76V98C75 92 66 92 64 83Z" fill={paint.heat} />
      <rect x={62} y={14} width={52} height={6.5} rx={1.5} fill={paint.flange} />
      <rect x={68} y={107} width={40} height={6} rx={1.5} fill={paint.flange} />
      <path d="M63.5 15.300H112M69.5 108.300H106" stroke={paint.lit} strokeWidth={0.7} opacity={0.6} />
    </g>
  );
}
