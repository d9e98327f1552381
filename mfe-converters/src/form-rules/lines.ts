import type { FieldRule } from '@washcoat/platform-sdk/forms';

/** The lines of a text that hold something, without the spaces around them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * A text of one value per line.
 * @param rule of each value
 * @param max how many there may be
 * @param tooMany what is said when there are more
 */
export const eachLine =
  (rule: FieldRule, max: number, tooMany: string): FieldRule =>
  (text) => {
    const lines = linesOf(text);
    if (lines.length > max) return tooMany;
    for (const line of lines) {
      const answer = rule(line);
      if (answer !== true) return `${answer}: ${line}`;
    }
    return true;
  };
