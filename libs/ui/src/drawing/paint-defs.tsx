import type { SteelTones } from '../theme/color';
import type { Paint } from './paint';

/** Names the fills of one drawing. */
export function paintOf(id: string, steel: SteelTones): Paint {
  return {
    lying: `url(#${id}-lying)`,
    standing: `url(#${id}-standing)`,
    flange: `url(#${id}-flange)`,
    heat: `url(#${id}-heat)`,
    cells: `url(#${id}-cells)`,
    lit: steel.lit,
    mid: steel.mid,
    shade: steel.shade,
    deep: steel.deep,
    edge: steel.edge,
  };
}

function ShellStops({ steel }: { steel: SteelTones }) {
  return (
    <>
      <stop offset="0" stopColor={steel.mid} />
      <stop offset="0.18" stopColor={steel.lit} />
      <stop offset="0.42" stopColor={steel.bright} />
      <stop offset="0.72" stopColor={steel.mid} />
      <stop offset="0.93" stopColor={steel.shade} />
      <stop offset="1" stopColor={steel.mid} />
    </>
  );
}

/** The gradients and the honeycomb every shape is filled with. */
export function PaintDefs({ id, steel }: { id: string; steel: SteelTones }) {
  return (
    <defs>
      <linearGradient id={`${id}-ground`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={steel.groundTop} />
        <stop offset="1" stopColor={steel.groundBottom} />
      </linearGradient>
      <linearGradient id={`${id}-lying`} x1="0" y1="0" x2="0" y2="1">
        <ShellStops steel={steel} />
      </linearGradient>
      <linearGradient id={`${id}-standing`} x1="0" y1="0" x2="1" y2="0">
        <ShellStops steel={steel} />
      </linearGradient>
      <linearGradient id={`${id}-flange`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={steel.shade} />
        <stop offset="0.3" stopColor={steel.mid} />
        <stop offset="1" stopColor={steel.deep} />
      </linearGradient>
      <linearGradient id={`${id}-heat`} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor={steel.heatCopper} stopOpacity="0.05" />
        <stop offset="0.35" stopColor={steel.heatCopper} stopOpacity="0.5" />
        <stop offset="0.7" stopColor={steel.heatBlue} stopOpacity="0.4" />
        <stop offset="1" stopColor={steel.heatBlue} stopOpacity="0" />
      </linearGradient>
      <pattern id={`${id}-cells`} width="3.6" height="3.6" patternUnits="userSpaceOnUse">
        <rect width="3.6" height="3.6" fill={steel.bright} />
        <path d="M0 0H3.6M0 0V3.6" stroke={steel.shade} strokeWidth="0.9" />
      </pattern>
    </defs>
  );
}
