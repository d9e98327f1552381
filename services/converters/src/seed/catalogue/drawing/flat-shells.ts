import type { Shell } from './shell';
import { glint, plate, seam, sheet } from './strokes';

/** A bread loaf: two pressed halves with a welded lip and ribs. */
export function drawLoaf(stretch: number): Shell {
  const half = Math.round(98 * stretch);
  const rib = half - 42;
  const top = `M${-half + 36} -56H${half - 36}C${half - 8} -54 ${half} -32 ${half} 0S${half - 8} 54 ${half - 36} 56H${-half + 36}C${-half + 8} 54 ${-half} 32 ${-half} 0S${-half + 8} -54 ${-half + 36} -56Z`;
  const art = [
    plate('s', -half - 34, -18, 50, 36, 3),
    plate('s', half - 16, -18, 50, 36, 3),
    plate('h', -half - 34, -18, 44, 36, 3),
    `<g transform="scale(1.05 1.09)">${sheet('c', top)}</g>`,
    sheet('s', top),
    `<g transform="scale(.9 .86)">${seam(top, 0, 1.8)}</g>`,
    seam(`M${-rib} -34H${rib}M${-rib + 6} -25H${rib - 6}M${-rib + 6} 29H${rib - 6}M${-rib} 38H${rib}`, 0, 2),
    `<g opacity=".45">${sheet('h', top)}</g>`,
    glint(`M${-rib} -44H${rib}`, 4),
  ].join('');
  return {
    art,
    stamp: { x: 0, y: 2, width: 2 * half - 48, height: 42 },
    foot: 66,
    reach: half + 18,
    tilt: 7,
  };
}

/** A wound foil brick out of its shell, its open honeycomb facing right. */
export function drawFoil(stretch: number): Shell {
  const half = Math.round(72 * stretch);
  const mantle = `M${-half} -60H${half}V60H${-half}A24 60 0 0 1 ${-half} -60Z`;
  const lines = Array.from({ length: 11 }, (_item, index) => (index - 5) * 10)
    .map((at) => `M-30 ${at}H30`)
    .join('');
  const columns = [-18, -12, -6, 0, 6, 12, 18].map((at) => `M${at} -62V62`).join('');
  const face = [
    `<clipPath id="o"><ellipse rx="22" ry="56"/></clipPath>`,
    '<ellipse rx="25" ry="60" fill="url(#C)"/><ellipse rx="22" ry="56" fill="#8d877e"/>',
    `<path d="${lines}${columns}" clip-path="url(#o)" fill="none" stroke="#e9e6e0" stroke-width="2.2"/>`,
    '<ellipse rx="22" ry="56" fill="none" stroke="#4d4841" stroke-opacity=".5" stroke-width="2"/>',
  ].join('');
  const art = [
    sheet('s', mantle),
    `<g opacity=".6">${sheet('h', mantle)}</g>`,
    seam(
      `M${-half + 16} -60A24 60 0 0 0 ${-half + 16} 60M${half - 30} -60A24 60 0 0 0 ${half - 30} 60`,
      1.8,
      0,
    ),
    glint(`M${-half + 8} -36H${half - 44}`, 5),
    `<g transform="translate(${half} 0)">${face}</g>`,
  ].join('');
  return {
    art,
    stamp: { x: -30, y: 3, width: 2 * half - 60, height: 60 },
    foot: 66,
    reach: half + 30,
    tilt: 8,
  };
}
