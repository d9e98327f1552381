import type { Shell } from './shell';
import { glint, plate, seam, sheet } from './strokes';

/** An upright pre-cat between two bolted flanges, with a sensor bung at its side. */
export function drawCan(stretch: number): Shell {
  const half = Math.round(58 * stretch);
  const shoulder = `M-30 -92H30C32 -70 ${half} -70 ${half} -50H${-half}C${-half} -70 -32 -70 -30 -92Z`;
  const cone = `M${-half} 42H${half}C${half} 62 24 66 22 92H-22C-24 66 ${-half} 62 ${-half} 42Z`;
  const body = `M${-half} -52Q0 -46 ${half} -52V44Q0 52 ${-half} 44Z`;
  const art = [
    plate('c', half - 3, -12, 16, 22, 4),
    plate('C', half + 9, -8, 9, 14, 3),
    sheet('S', shoulder),
    plate('C', -48, -104, 96, 14, 5),
    sheet('S', cone),
    sheet('H', cone),
    plate('C', -36, 90, 72, 12, 5),
    sheet('S', body),
    seam(`M${-half} -40Q0 -34 ${half} -40M${-half} 32Q0 40 ${half} 32`, 0, 1.8),
    glint(`M${-half + 25} -28V22`, 5),
  ].join('');
  return { art, stamp: { x: 0, y: 1, width: 2 * half - 14, height: 52 }, foot: 104, reach: 72, tilt: 7 };
}

/** A manifold: four runners from the bolted head flange into one brick below. */
export function drawManifold(stretch: number): Shell {
  const spread = Math.round(66 * stretch);
  const runners = (from: number, to: number): string => {
    const line = `M${-from} -88C${-from} -50 ${-to} -52 ${-to} -14M${from} -88C${from} -50 ${to} -52 ${to} -14`;
    return [
      ['#5d5851', 23],
      ['#a8a39b', 18],
      ['#e4e1dc', 7],
    ]
      .map(([colour, width]) => `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"/>`)
      .join('');
  };
  const inner = Math.round(spread / 3);
  const body =
    'M-44 -18Q0 -26 44 -18Q50 -14 50 -4V54Q50 62 42 68Q0 76 -42 68Q-50 62 -50 54V-4Q-50 -14 -44 -18Z';
  const cone = 'M-44 64H44C40 80 26 78 24 94H-24C-26 78 -40 80 -44 64Z';
  const between = Math.round((spread + inner) / 2);
  const bolts = [-spread - 11, -between, 0, between, spread + 11].map((x) => `M${x} -93h.1`).join('');
  const art = [
    runners(spread, 27),
    runners(inner, 9),
    plate('c', -spread - 20, -102, 2 * spread + 40, 18, 4),
    `<path d="${bolts}" stroke="#3f3b36" stroke-width="7" stroke-linecap="round"/>`,
    sheet('S', cone),
    plate('C', -34, 92, 68, 12, 5),
    sheet('S', body),
    `<g opacity=".6">${sheet('h', body)}</g>`,
    seam('M-50 -2Q0 6 50 -2M-50 52Q0 60 50 52', 0, 1.8),
  ].join('');
  return { art, stamp: { x: 0, y: 28, width: 92, height: 44 }, foot: 106, reach: 82, tilt: 3 };
}
