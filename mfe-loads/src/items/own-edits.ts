/** The version that an item has after the last own change of it, once that was answered; undefined when it was refused. */
const last = new Map<string, Promise<number | undefined>>();

/**
 * Sends a change of an item after the own changes of it that are under way, as of the version that they leave it in: who
 * is quick would be told that somebody else changed it.
 *
 * @param seen the version that the page shows
 * @param versionOf the version that an answer tells; undefined for a refusal, and for an item that is gone
 */
export function afterOwnEdits<Answer, Seen extends number | undefined>(
  itemId: string,
  seen: Seen,
  send: (version: Seen | number) => PromiseLike<Answer>,
  versionOf: (answer: Answer) => number | undefined,
): Promise<Answer> {
  const before = last.get(itemId) ?? Promise.resolve(undefined);
  const sent = before.then((own) => send(own === undefined ? seen : Math.max(own, seen ?? 0)));
  last.set(
    itemId,
    sent.then(versionOf, () => undefined),
  );
  return sent;
}
