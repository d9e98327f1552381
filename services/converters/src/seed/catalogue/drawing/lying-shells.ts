import type { Shell } from './shell';
import { glint, plate, seam, sheet } from './strokes';

/** A round underfloor converter between two cones, pipes and flanges; the inlet at the left is heat tinted. */
export function drawCylinder(stretch: number): Shell {
  const half = Math.round(66 * stretch);
  const cone = half + 36;
  const pipe = cone + 34;
  const left = `M${-half} -49C${-half - 14} -48 ${-cone + 12} -23 ${-cone - 2} -20V20C${-cone + 12} 23 ${-half - 14} 48 ${-half} 49Z`;
  const right = `M${half} -49C${half + 14} -48 ${cone - 12} -23 ${cone + 2} -20V20C${cone - 12} 23 ${half + 14} 48 ${half} 49Z`;
  const barrel = `M${-half} -50H${half}Q${half + 5} 0 ${half} 50H${-half}Q${-half - 5} 0 ${-half} -50Z`;
  const art = [
    plate('s', -pipe, -19, 36, 38),
    plate('s', pipe - 36, -19, 36, 38),
    plate('c', -pipe - 9, -37, 11, 74, 4),
    plate('c', pipe - 2, -37, 11, 74, 4),
    sheet('s', left),
    sheet('s', right),
    plate('h', -pipe + 2, -20, 40, 40),
    sheet('h', left),
    sheet('s', barrel),
    seam(
      `M${-half + 10} -50Q${-half + 5} 0 ${-half + 10} 50M${half - 12} -50Q${half - 7} 0 ${half - 12} 50`,
      1.8,
      0,
    ),
    glint(`M${-half + 18} -30H${half - 20}`, 5),
  ].join('');
  return { art, stamp: { x: 0, y: 3, width: 2 * half - 30, height: 56 }, foot: 56, reach: pipe, tilt: 8 };
}

/** A filter in three clamped sections with a sensor and a pressure tube on top. */
export function drawFilter(stretch: number): Shell {
  const half = Math.round(80 * stretch);
  const end = half + 46;
  const body = `M${-half} -52H${half}Q${half + 5} 0 ${half} 52H${-half}Q${-half - 5} 0 ${-half} -52Z`;
  const ends = (side: number): string =>
    `M${side * half} -48C${side * (half + 10)} -47 ${side * (half + 14)} -30 ${side * (end - 6)} -28V28C${side * (half + 14)} 30 ${side * (half + 10)} 47 ${side * half} 48Z`;
  const band = (x: number): string => plate('c', x - 5, -57, 10, 114, 4);
  const tube = `M${half - 34} -50V-66Q${half - 34} -84 ${half - 54} -84H${half - 92}`;
  const art = [
    `<path d="${tube}" fill="none" stroke="#67625b" stroke-width="7"/>`,
    `<path d="${tube}" fill="none" stroke="#cfcbc4" stroke-width="2.4"/>`,
    plate('C', -half + 18, -72, 14, 24, 2),
    plate('C', -half + 21, -84, 8, 14, 2),
    plate('c', -end - 5, -38, 11, 76, 4),
    plate('c', end - 6, -38, 11, 76, 4),
    sheet('s', ends(-1)),
    sheet('s', ends(1)),
    sheet('h', ends(-1)),
    sheet('s', body),
    band(-half + 40),
    band(half - 16),
    seam(`M${-half + 10} -52Q${-half + 5} 0 ${-half + 10} 52`, 1.8, 0),
    glint(`M${-half + 52} -32H${half - 28}`, 5),
  ].join('');
  return { art, stamp: { x: 12, y: 3, width: 2 * half - 70, height: 56 }, foot: 58, reach: end, tilt: 4 };
}
