import type { CodePattern } from './code-pattern';
import { parseCodePattern } from './code-pattern';
import type { Random } from './random';

/** Gives out the codes of a few patterns, each code once, in an order that looks shuffled. */
export interface CodeSequence {
  /** The next code, or null when all patterns are used up. */
  next(): string | null;
}

const GOLDEN_RATIO = 0.6180339887;

/** Starts a sequence over the patterns; while several still have codes left, each is as likely as the others. */
export function createCodeSequence(patterns: readonly string[], random: Random): CodeSequence {
  const walks = patterns.map((source) => startWalk(parseCodePattern(source), random));
  return {
    next: () => {
      while (walks.length > 0) {
        const chosen = random.integer(0, walks.length - 1);
        const code = walks[chosen]?.next() ?? null;
        if (code !== null) return code;
        walks.splice(chosen, 1);
      }
      return null;
    },
  };
}

/** Visits every position once: a step without common divisor with the size only comes back after `size` steps. */
function startWalk(pattern: CodePattern, random: Random): CodeSequence {
  const { size } = pattern;
  const step = stepWithoutCommonDivisor(size);
  let position = random.integer(0, size - 1);
  let left = size;
  return {
    next: () => {
      if (left === 0) return null;
      left -= 1;
      position = (position + step) % size;
      return pattern.at(position);
    },
  };
}

function stepWithoutCommonDivisor(size: number): number {
  let step = Math.max(1, Math.floor(size * GOLDEN_RATIO));
  while (greatestCommonDivisor(step, size) > 1) step += 1;
  return step;
}

function greatestCommonDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestCommonDivisor(second, first % second);
}
