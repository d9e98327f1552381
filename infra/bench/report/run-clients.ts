/** What a number of clients did together. */
export interface Run {
  perSecond: number;
  /** Of each piece of work, in milliseconds. */
  durations: number[];
}

/**
 * Has `clients` do `count` pieces of work together, each the next one as soon as it has done one.
 * @param work gets the number of the client and of the piece, both from 0
 */
export async function runClients(
  clients: number,
  count: number,
  work: (client: number, piece: number) => Promise<unknown> | undefined,
): Promise<Run> {
  const durations: number[] = [];
  let taken = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (taken < count) {
        const piece = taken++;
        const begun = performance.now();
        await work(client, piece);
        durations.push(performance.now() - begun);
      }
    }),
  );
  return { perSecond: (count / (performance.now() - started)) * 1000, durations };
}
