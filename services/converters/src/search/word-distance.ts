/**
 * How many letters are wrong, left out, too many or swapped with their neighbour (optimal string alignment); more than
 * `most` is answered as infinite.
 */
export function wordDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_cell, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (at > 1 && to > 1 && isSwapped) cost = Math.min(cost, (before[to - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  const distance = row.at(-1) ?? Infinity;
  return distance > most ? Infinity : distance;
}
