/** Stops of a gradient: position in percent and colour, with an opacity where it is not solid. */
type Stop = readonly [percent: number, colour: string, opacity?: number];

const ROLLED_STEEL: readonly Stop[] = [
  [0, '#8b867e'],
  [9, '#bdb9b2'],
  [24, '#f3f1ed'],
  [38, '#dedbd5'],
  [62, '#b1aca4'],
  [84, '#827c74'],
  [94, '#6d6860'],
  [100, '#8a857d'],
];
const CAST_IRON: readonly Stop[] = [
  [0, '#6f6a63'],
  [25, '#b9b4ac'],
  [60, '#7d7770'],
  [100, '#544f49'],
];
const HEAT_TINT: readonly Stop[] = [
  [0, '#b0672c', 0.1],
  [28, '#b56f38', 0.5],
  [58, '#8f7cab', 0.38],
  [80, '#8fa3c4', 0.22],
  [100, '#8fa3c4', 0],
];
const SHADOW: readonly Stop[] = [
  [0, '#3a352e', 0.34],
  [55, '#3a352e', 0.2],
  [100, '#3a352e', 0],
];

/**
 * Fills that every drawing may use: `s` and `c` are steel and cast iron lying (light from above), `S` and `C`
 * the same standing (light from the left), `h` and `H` the heat tint lying and standing, `w` the shadow
 * on the ground.
 */
export const METAL_FILLS = [
  linear('s', 'x2="0" y2="1"', ROLLED_STEEL),
  linear('c', 'x2="0" y2="1"', CAST_IRON),
  linear('S', '', ROLLED_STEEL),
  linear('C', '', CAST_IRON),
  linear('h', '', HEAT_TINT),
  linear('H', 'x1="0" y1="1" x2="0" y2="0"', HEAT_TINT),
  `<radialGradient id="w">${stops(SHADOW)}</radialGradient>`,
] as const;

/** The fills that a drawing uses, found by their references in it. */
export function fillsUsedBy(drawing: string): string {
  return METAL_FILLS.filter((fill) => drawing.includes(`url(#${/id="(\w)"/.exec(fill)?.[1] ?? ''})`)).join(
    '',
  );
}

function linear(id: string, direction: string, list: readonly Stop[]): string {
  return `<linearGradient id="${id}"${direction && ` ${direction}`}>${stops(list)}</linearGradient>`;
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([percent, colour, opacity]) => {
      const solid = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${percent}%" stop-color="${colour}"${solid}/>`;
    })
    .join('');
}
