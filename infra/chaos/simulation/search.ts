import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeDataDir, startPostgres } from '@washcoat/data-services';
import { SimulatedProduct } from './simulated-product';
import { simulate, type Finding } from './simulate';

export interface SearchOptions {
  minutes: number;
  seed: number;
  /** Repeats the one day that a failure named. */
  path?: string;
}

const DAYS_PER_SEED = 50;

/** Simulates days on a database of its own until one has wrong books or time is up. Answers whether none had. */
export async function search({ minutes, seed, path: dayPath }: SearchOptions): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-chaos-'));
  const postgres = await startPostgres({ dataDir: folder, ephemeral: true });
  const product = await SimulatedProduct.prepare(postgres.adminUrl);
  try {
    const end = Date.now() + minutes * 60_000;
    for (let days = 0, next = seed; Date.now() < end; next++) {
      const found = await simulate(product, { runs: DAYS_PER_SEED, seed: next, path: dayPath });
      days += found.days;
      if (found.failure) {
        tell(found.failure);
        return false;
      }
      console.log(`${days} days, the books of all were right (seed ${next})`);
      if (dayPath) return true;
    }
    return true;
  } finally {
    await product.close();
    await postgres.stop();
    await removeDataDir(folder);
  }
}

function tell({ day, faults, breaches, trace, again }: NonNullable<Finding['failure']>): void {
  console.log(`A day with ${faults} faults ends with wrong books:`);
  for (const breach of breaches) console.log(`  ${breach}`);
  console.log(JSON.stringify(day, undefined, 1));
  for (const line of trace) console.log(line);
  console.log(again);
}
