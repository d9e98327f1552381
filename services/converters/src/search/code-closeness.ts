const LOOK_ALIKES = ['0oqd', '1il', '5s', '8b', '2z', '6g', '4a', '7t'] as const;
/** A misread sign that looks the same is a small mistake. */
const LOOK_ALIKE_COST = 0.3;

/**
 * How many signs of a read code are wrong, both as codes are compared: the edit distance (Levenshtein), in which a sign
 * taken for one that looks the same counts less. Below 1 the codes can't be told apart on a worn stamp.
 */
export function codeDistance(read: string, stamped: string): number {
  let row = Array.from({ length: stamped.length + 1 }, (_cell, index) => index);
  for (const [index, sign] of [...read].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...stamped].entries()) {
      const changed = (row[at] ?? 0) + costOf(sign, other);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? stamped.length;
}

/** How close two codes are, from 0 to 1 (the same): 1 less their distance in relation to the longer one. */
export function codeCloseness(read: string, stamped: string): number {
  const longer = Math.max(read.length, stamped.length);
  return longer ? Math.max(0, 1 - codeDistance(read, stamped) / longer) : 0;
}

function costOf(sign: string, other: string): number {
  if (sign === other) return 0;
  return LOOK_ALIKES.some((signs) => signs.includes(sign) && signs.includes(other)) ? LOOK_ALIKE_COST : 1;
}

/** The signs that are taken for this one on a worn stamp. */
export function lookAlikesOfSign(sign: string): string[] {
  const groups = LOOK_ALIKES.filter((signs) => signs.includes(sign));
  return groups.flatMap((signs) => [...signs]).filter((other) => other !== sign);
}
