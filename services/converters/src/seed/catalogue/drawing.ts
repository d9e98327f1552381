import type { ConverterShape } from './catalogue-family';
import { fillsUsedBy } from './drawing/metal';
import { SHELLS } from './drawing/shell';
import { drawStamp, escapeXml } from './drawing/stamp';

/** What a picture shows. */
export interface ConverterDrawing {
  /** The code stamped on the shell, any text. */
  readonly code: string;
  readonly shape: ConverterShape;
  /** Whole number; changes tilt, length and the side the inlet is on. The same number draws the same picture. */
  readonly variant: number;
}

const WIDTH = 360;
const HEIGHT = 270;
const CENTRE = { x: 180, y: 129 };
const STRETCHES = [1, 0.93, 1.06, 0.97, 1.03] as const;
const TILTS = [1, 0.6, 0.85, 0.45] as const;

/**
 * Draws a converter and its shadow as a self-contained SVG of 360 × 270 and at most 4 kB for codes up to 40 characters.
 * It has no ground of its own: the page, light or dark, is what it lies on.
 */
export function drawConverter({ code, shape, variant }: ConverterDrawing): string {
  const number = Math.abs(Math.trunc(variant));
  const stretch = STRETCHES[number % STRETCHES.length] ?? 1;
  const shell = SHELLS[shape](stretch);
  const isMirrored = number % 2 === 1;
  const tilt = -shell.tilt * (TILTS[number % TILTS.length] ?? 1) * (isMirrored ? -1 : 1);
  const stamp = { ...shell.stamp, x: isMirrored ? -shell.stamp.x : shell.stamp.x };
  const drawing = [
    `<ellipse cx="${CENTRE.x}" cy="${CENTRE.y + shell.foot + 16}" rx="${shell.reach}" ry="14" fill="url(#w)"/>`,
    `<g transform="translate(${CENTRE.x} ${CENTRE.y}) rotate(${tilt.toFixed(1)})">`,
    isMirrored ? `<g transform="scale(-1 1)">${shell.art}</g>` : shell.art,
    '<g text-anchor="middle" font-family="Inter,Arial,Helvetica,sans-serif" font-weight="700" letter-spacing=".4" fill="#35312c">',
    `${drawStamp(code, stamp)}</g></g>`,
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(code)}">` +
    `<defs>${fillsUsedBy(drawing)}</defs>${drawing}</svg>`
  );
}
