import type { LetterBlob } from './letter-blob';

/** Letters side by side, from left to right. */
export interface LetterLine {
  readonly letters: readonly LetterBlob[];
  /** By which it falls to the right, in degrees. */
  readonly angle: number;
}

const LEAST_LETTERS = 2;
/** In heights: what is shorter is rust and seams more often than a code. */
const SHORTEST_LINE = 1.5;
/** Of letters of one line, in relation to each other. */
const HEIGHT_RATIO = 1.45;
/** Between a letter and the next, in heights; there may be a blank. */
const WIDEST_GAP = 0.95;
/** Letters of a worn or slanted stamp reach over each other. */
const DEEPEST_OVERLAP = 0.25;
/** Steepest line, as a tangent. */
const STEEPEST = 0.5;

/** Lines of letters of like height, those with most letters first. */
export function findLetterLines(blobs: readonly LetterBlob[]): LetterLine[] {
  const sorted = [...blobs].sort((a, b) => a.left - b.left);
  const lineOf = new Map<LetterBlob, LetterBlob[]>();
  sorted.forEach((blob, index) => {
    const before = nearestBefore(sorted.slice(0, index), blob);
    const line = (before && lineOf.get(before)) ?? [];
    line.push(blob);
    lineOf.set(blob, line);
  });
  return [...new Set(lineOf.values())]
    .filter(isLongEnough)
    .map((letters) => ({ letters, angle: angleOf(letters) }))
    .sort((a, b) => b.letters.length - a.letters.length);
}

function nearestBefore(earlier: readonly LetterBlob[], blob: LetterBlob): LetterBlob | undefined {
  let nearest: LetterBlob | undefined;
  for (const candidate of earlier) {
    if (isBeside(candidate, blob) && (!nearest || middleOf(candidate).x > middleOf(nearest).x)) {
      nearest = candidate;
    }
  }
  return nearest;
}

function isBeside(left: LetterBlob, right: LetterBlob): boolean {
  const [a, b] = [middleOf(left), middleOf(right)];
  const height = Math.max(left.height, right.height);
  if (height > Math.min(left.height, right.height) * HEIGHT_RATIO) return false;
  const gap = right.left - left.left - left.width;
  return (
    gap > -height * DEEPEST_OVERLAP &&
    gap < height * WIDEST_GAP &&
    Math.abs(b.y - a.y) < (b.x - a.x) * STEEPEST
  );
}

function isLongEnough(letters: readonly LetterBlob[]): boolean {
  const height = Math.max(...letters.map((letter) => letter.height));
  const width = letters.reduce((sum, letter) => sum + letter.width, 0);
  return letters.length >= LEAST_LETTERS && width >= height * SHORTEST_LINE;
}

/** The middle of a letter's box. */
export function middleOf({ left, top, width, height }: LetterBlob): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Of the straight line with the least squares of distances. */
function angleOf(letters: readonly LetterBlob[]): number {
  const middles = letters.map(middleOf);
  const x = mean(middles.map((middle) => middle.x));
  const y = mean(middles.map((middle) => middle.y));
  const spread = mean(middles.map((middle) => (middle.x - x) ** 2));
  const slope = mean(middles.map((middle) => (middle.x - x) * (middle.y - y))) / spread;
  return (Math.atan(slope) * 180) / Math.PI;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
