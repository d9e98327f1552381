import type { Run } from '../report/run-clients';

/** Something that does a kind of work; what competes does the same work with the same number of clients. */
export interface Contestant {
  name: string;
  /** How often the work is done in one round. */
  amount: number;
  run(amount: number): Promise<Run>;
  /** Milliseconds of processor time that the Node process which does the work has used so far. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** One round of a contestant, with processor time in milliseconds per piece of work. */
export interface Round extends Run {
  node: number;
  postgres: number;
}

export interface Rules {
  rounds: number;
  /** Milliseconds of processor time that the database server has used so far. */
  databaseCpu(): Promise<number>;
  /** Waits until nothing of the last contestant's work goes on. */
  settle?(): Promise<void>;
}

/** Has contestants work in alternation after a short first round that does not count; closes them. */
export async function contest(
  contestants: readonly Contestant[],
  { rounds, databaseCpu, settle }: Rules,
): Promise<Round[][]> {
  const results: Round[][] = contestants.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      const amount = round ? contestant.amount : Math.ceil(contestant.amount / 4);
      const before = [await contestant.cpu(), await databaseCpu()];
      const run = await contestant.run(amount);
      await settle?.();
      const after = [await contestant.cpu(), await databaseCpu()];
      const [node = NaN, postgres = NaN] = after.map(
        (time, which) => (time - (before[which] ?? NaN)) / amount,
      );
      if (round) results[index]?.push({ ...run, node, postgres });
    }
  }
  await Promise.all(contestants.map((contestant) => contestant.close()));
  return results;
}
