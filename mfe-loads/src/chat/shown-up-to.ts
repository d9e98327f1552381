/** Up to which message all are shown: own ones stand in the list before those that others said meanwhile. */
export function shownUpTo(list: readonly { seq: number }[]): number {
  const [first] = list;
  if (!first) return 0;
  const missing = list.findIndex(({ seq }, at) => seq !== first.seq + at);
  return first.seq + (missing < 0 ? list.length : missing) - 1;
}
