import { Problem } from '../problem';

export interface ChangedEach {
  changed: number;
  refused: { id: string; error: string }[];
}

/**
 * Does one change to many records, each as a single edit would. `change` refuses before it writes, and answers whether
 * anything became different; what it refuses is named with the reason. Everybody takes records in the same order, so
 * that two who change the same ones do not block each other.
 */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<boolean>,
): Promise<ChangedEach> {
  const done: ChangedEach = { changed: 0, refused: [] };
  for (const id of [...new Set(ids.map((given) => given.toLowerCase()))].sort()) {
    try {
      if (await change(id)) done.changed += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      done.refused.push({ id, error: error.message });
    }
  }
  return done;
}
