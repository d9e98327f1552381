import sharp from 'sharp';
import { createRandom, type Random } from '../seed/catalogue/random';

/** How a code was put on the shell. */
export type StampKind = 'printed' | 'relief' | 'dot peen';

/** From what photographs of one set are drawn: fonts and the worst of each hardship. Sets share none of it. */
export interface PhotoSet {
  name: string;
  /** Photograph n of a set is the same every time. */
  seed: number;
  fonts: readonly string[];
  kinds: readonly StampKind[];
  /** Standard deviation of the grain, in grey levels. */
  noise: number;
  /** Of the Gauss filter, in pixels. */
  blur: number;
  /** Share of the stamp that dirt may cover. */
  dirt: number;
  /** How much nearer one side is than the other. */
  perspective: number;
  askew: number;
  upsideDown: number;
  jpeg: readonly [low: number, high: number];
}

/** What thresholds are fitted on. */
export const fittingPhotos: PhotoSet = {
  name: 'fitting',
  seed: 0x5eed_0001,
  fonts: ['DejaVu Sans', 'DejaVu Serif'],
  kinds: ['printed', 'relief', 'dot peen'],
  noise: 14,
  blur: 1.6,
  dirt: 0.1,
  perspective: 0.18,
  askew: 6,
  upsideDown: 0.1,
  jpeg: [60, 85],
};

/** What nothing is fitted on: other seeds, other fonts, worse light, more dirt. */
export const heldOutPhotos: PhotoSet = {
  name: 'held out',
  seed: 0x0dd_b411,
  fonts: ['DejaVu Sans Mono', 'DejaVu Sans Condensed'],
  kinds: ['printed', 'relief', 'dot peen'],
  noise: 18,
  blur: 2.1,
  dirt: 0.14,
  perspective: 0.24,
  askew: 9,
  upsideDown: 0.14,
  jpeg: [45, 80],
};

export interface WornPhoto {
  code: string;
  jpeg: Buffer;
}

const WIDTH = 760;
const HEIGHT = 540;
type Plane = Float32Array;

/** Photograph number `index` of a set: one of the codes on worn metal. */
export async function takeWornPhoto(
  set: PhotoSet,
  index: number,
  codes: readonly string[],
): Promise<WornPhoto> {
  const random = createRandom(set.seed + index * 7919);
  const code = random.pick(codes);
  const kind = random.pick(set.kinds);
  const mask = await stampMask(code, set, kind, random);
  wear(mask, set, random);
  const metal = metalPlane(random);
  press(metal, mask, kind, random);
  shade(metal, random);
  const bent = warp(metal, set, random);
  const pixels = grained(bent, set, random);
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 as const };
  const turned = random.chance(set.upsideDown) ? 180 : 0;
  const jpeg = await sharp(pixels, { raw })
    .blur(0.3 + random.next() * set.blur)
    .rotate(turned + random.between(-set.askew, set.askew), { background: '#777' })
    .tint({ r: 150 + random.integer(-10, 10), g: 140, b: 128 })
    .jpeg({ quality: random.integer(...set.jpeg) })
    .toBuffer();
  return { code, jpeg };
}

/** Where the letters are, from 0 to 1, each a little out of line. */
async function stampMask(code: string, set: PhotoSet, kind: StampKind, random: Random): Promise<Plane> {
  const lines = code.length > 12 && code.includes(' ') ? code.split(/ (?=\S+$)/) : [code];
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(120, (WIDTH * random.between(0.55, 0.8)) / (longest * 0.72));
  const font = random.pick(set.fonts);
  const weight = random.chance(0.5) ? 700 : 400;
  const letters = lines.flatMap((line, row) => {
    const step = size * random.between(0.7, 0.82);
    const left = (WIDTH - step * line.length) / 2;
    const baseline = HEIGHT / 2 + (row - (lines.length - 1) / 2) * size * 1.35 + size * 0.35;
    return [...line].map((sign, at) => {
      const x = left + at * step + random.normal() * size * 0.012;
      const y = baseline + random.normal() * size * 0.02;
      const turn = random.normal() * 1.5;
      return `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})">${sign === '&' ? '&amp;' : sign}</text>`;
    });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#000"/><g font-family="${font}" font-weight="${weight}" font-size="${size}" fill="#fff">${letters.join('')}</g></svg>`;
  const grey = await sharp(Buffer.from(svg)).grayscale().raw().toBuffer();
  const mask = new Float32Array(grey.length);
  for (let at = 0; at < grey.length; at++) mask[at] = (grey[at] ?? 0) / 255;
  return kind === 'dot peen' ? peened(mask, size, random) : mask;
}

/** The same letters as a needle hammers them: dots on a grid wherever the letter covers it. */
function peened(mask: Plane, size: number, random: Random): Plane {
  const pitch = Math.max(4, size / random.between(11, 15));
  const radius = pitch * random.between(0.38, 0.5);
  const dots = new Float32Array(mask.length);
  for (let y = pitch; y < HEIGHT - pitch; y += pitch) {
    for (let x = pitch; x < WIDTH - pitch; x += pitch) {
      if ((mask[Math.round(y) * WIDTH + Math.round(x)] ?? 0) < 0.5) continue;
      dot(dots, x + random.normal() * 0.5, y + random.normal() * 0.5, radius);
    }
  }
  return dots;
}

function dot(plane: Plane, x: number, y: number, radius: number): void {
  for (let row = Math.floor(y - radius - 1); row <= y + radius + 1; row++) {
    for (let column = Math.floor(x - radius - 1); column <= x + radius + 1; column++) {
      const inside = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, row - y)));
      const at = row * WIDTH + column;
      plane[at] = Math.max(plane[at] ?? 0, inside);
    }
  }
}

/** Takes pieces out of the letters and puts scratches between them. */
function wear(mask: Plane, { dirt }: PhotoSet, random: Random): void {
  const spots = Math.round((dirt * random.next() * WIDTH * HEIGHT) / 1400);
  for (let spot = 0; spot < spots; spot++) {
    const [x, y] = [random.next() * WIDTH, random.next() * HEIGHT];
    blot(mask, x, y, random.between(3, 13), random.chance(0.75) ? 0.15 : 1);
  }
  for (let scratch = 0; scratch < random.integer(0, 5); scratch++) {
    let [x, y] = [random.next() * WIDTH, random.next() * HEIGHT];
    const angle = random.next() * Math.PI;
    for (let step = 0; step < random.integer(40, 240); step++) {
      const at = Math.round(y) * WIDTH + Math.round(x);
      if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) mask[at] = Math.max(mask[at] ?? 0, 0.7);
      x += Math.cos(angle);
      y += Math.sin(angle);
    }
  }
}

function blot(plane: Plane, x: number, y: number, radius: number, value: number): void {
  for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(HEIGHT, y + radius); row++) {
    for (let column = Math.max(0, Math.floor(x - radius)); column < Math.min(WIDTH, x + radius); column++) {
      if (Math.hypot(column - x, row - y) > radius) continue;
      const at = row * WIDTH + column;
      plane[at] = value === 1 ? Math.max(plane[at] ?? 0, 0.8) : (plane[at] ?? 0) * value;
    }
  }
}

/** Brushed metal with clouds of rust, in grey levels. */
function metalPlane(random: Random): Plane {
  const ground = random.between(95, 175);
  const clouds = Array.from({ length: 9 }, () => ({
    x: random.next() * WIDTH,
    y: random.next() * HEIGHT,
    width: random.between(60, 260),
    depth: random.between(-28, 22),
  }));
  const streaks = Array.from({ length: HEIGHT }, () => random.normal() * 4);
  const plane = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) plane.fill(ground + (streaks[y] ?? 0), y * WIDTH, (y + 1) * WIDTH);
  for (const cloud of clouds) addCloud(plane, cloud);
  return plane;
}

/** A cloud is the product of one across and one down. */
function addCloud(plane: Plane, cloud: { x: number; y: number; width: number; depth: number }): void {
  const across = Array.from({ length: WIDTH }, (_at, x) =>
    Math.exp(-((x - cloud.x) ** 2) / cloud.width ** 2),
  );
  for (let y = 0; y < HEIGHT; y++) {
    const depth = cloud.depth * Math.exp(-((y - cloud.y) ** 2) / cloud.width ** 2);
    for (let x = 0; x < WIDTH; x++)
      plane[y * WIDTH + x] = (plane[y * WIDTH + x] ?? 0) + depth * (across[x] ?? 0);
  }
}

/** Prints letters dark, or presses them in: an edge in shadow, the other in light. */
function press(metal: Plane, mask: Plane, kind: StampKind, random: Random): void {
  const depth = random.between(38, 95);
  if (kind !== 'relief') {
    const glint = kind === 'dot peen' ? 0.35 : 0.12;
    for (let at = WIDTH; at < metal.length; at++)
      metal[at] =
        (metal[at] ?? 0) -
        depth * (mask[at] ?? 0) +
        depth * glint * Math.max(0, (mask[at - WIDTH - 1] ?? 0) - (mask[at] ?? 0));
    return;
  }
  const reach = random.integer(2, 4);
  const isRaised = random.chance(0.4) ? -1 : 1;
  const floor = random.between(0.25, 0.6);
  for (let at = reach * (WIDTH + 1); at < metal.length - reach * (WIDTH + 1); at++) {
    const edge = (mask[at - reach * (WIDTH + 1)] ?? 0) - (mask[at + reach * (WIDTH + 1)] ?? 0);
    metal[at] = (metal[at] ?? 0) + isRaised * depth * (edge * 0.7 - (mask[at] ?? 0) * floor);
  }
}

/** The edge of a shadow across the picture, and a light that is nearer to one side. */
function shade(metal: Plane, random: Random): void {
  const angle = random.next() * Math.PI * 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const edge = random.between(-200, 200);
  const shadow = random.chance(0.45) ? random.between(0.5, 0.85) : 1;
  const slope = random.between(0, 0.0005);
  for (let at = 0; at < metal.length; at++) {
    const along = ((at % WIDTH) - WIDTH / 2) * dx + (Math.floor(at / WIDTH) - HEIGHT / 2) * dy;
    const cover = 1 / (1 + Math.exp(-(along - edge) / 14));
    metal[at] = (metal[at] ?? 0) * (1 - slope * along) * (1 - (1 - shadow) * cover);
  }
}

/** Looks at the shell from the side and around its curve. */
function warp(metal: Plane, { perspective }: PhotoSet, random: Random): Plane {
  const [lean, tilt] = [random.between(-perspective, perspective), random.between(-perspective, perspective)];
  const curve = random.between(-0.05, 0.05);
  const seen = new Float32Array(metal.length);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const [x, y] = [(column / WIDTH) * 2 - 1, (row / HEIGHT) * 2 - 1];
      const nearness = 1 + lean * x * 0.6 + tilt * y * 0.6;
      const from = ((y / nearness + curve * x * x + 1) * HEIGHT) / 2;
      seen[row * WIDTH + column] = sampled(metal, ((x / nearness + 1) * WIDTH) / 2, from);
    }
  }
  return seen;
}

function sampled(plane: Plane, x: number, y: number): number {
  const column = Math.min(WIDTH - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(HEIGHT - 2, Math.max(0, Math.floor(y)));
  const [right, down] = [Math.min(1, Math.max(0, x - column)), Math.min(1, Math.max(0, y - row))];
  const at = row * WIDTH + column;
  const above = (plane[at] ?? 0) * (1 - right) + (plane[at + 1] ?? 0) * right;
  const below = (plane[at + WIDTH] ?? 0) * (1 - right) + (plane[at + WIDTH + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
}

/** Normal deviates, the same on every run: a million logarithms a photograph would take longer than reading it. */
const deviates = (() => {
  const random = createRandom(0x9a1);
  return Float32Array.from({ length: 65_536 }, () => random.normal());
})();

function grained(plane: Plane, { noise }: PhotoSet, random: Random): Uint8ClampedArray {
  const deviation = random.next() * noise;
  const pixels = new Uint8ClampedArray(plane.length);
  for (let at = 0; at < plane.length; at++) {
    const grain = deviates[Math.floor(random.next() * deviates.length)] ?? 0;
    pixels[at] = (plane[at] ?? 0) + grain * deviation;
  }
  return pixels;
}
