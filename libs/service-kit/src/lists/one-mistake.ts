/** What may have been meant by something that is written with one mistake. */
export interface OneMistake {
  /** As it would stand with a sign less, or with two neighbours swapped. */
  whole: string[];
  /** Patterns of LIKE, in which `_` is any sign: with one changed, and with one more. */
  patterns: string[];
}

const changed = (text: string, at: number) => `${text.slice(0, at)}_${text.slice(at + 1)}`;
const added = (text: string, at: number) => `${text.slice(0, at)}_${text.slice(at)}`;
const left = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
const swapped = (text: string, at: number) =>
  text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);

/** A text with each pair of neighbours swapped. */
export const withSwaps = (text: string) => Array.from(text, (_sign, at) => swapped(text, at));

/** Everything that a text of letters and digits is with one sign misread, left out, too many or swapped with its neighbour. */
export function oneMistakeIn(text: string): OneMistake {
  const places = Array.from(text, (_sign, at) => at);
  return {
    whole: [...places.map((at) => left(text, at)), ...withSwaps(text)],
    patterns: [
      ...places.map((at) => changed(text, at)),
      ...[...places, text.length].map((at) => added(text, at)),
    ],
  };
}
