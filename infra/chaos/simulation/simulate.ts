import { faultPlans, faultsIn, World, type FaultPlan } from '@washcoat/testing/simulation';
import fc from 'fast-check';
import { definitions, type SimulatedProduct } from './simulated-product';
import { promiseQuery, WorkingDay, workingDays, type Task } from './working-day';

/** A day: who does what, and what goes wrong. */
export interface Day {
  tasks: readonly Task[];
  plan: FaultPlan;
}

export const days: fc.Arbitrary<Day> = fc.record({ tasks: workingDays, plan: faultPlans });

/** What came of a day. */
export interface Evening {
  breaches: string[];
  trace: string[];
}

/** Lives a day on an empty product and audits the books at its end. */
export async function liveDay(
  product: SimulatedProduct,
  { tasks, plan }: Day,
  tamper?: (text: string) => string,
): Promise<Evening> {
  await product.clear();
  const { admin, stock, urls } = product;
  const world = await World.open({ admin, stock, urls, definitions, plan, tamper });
  const day = new WorkingDay(world);
  const breaches: string[] = [];
  try {
    await world.live(tasks.map((task) => day.do(task)));
  } catch (error) {
    breaches.push(String(error));
  } finally {
    await world.close();
  }
  const promised = day.promised.map(({ loadId: load_id, items, payments }) => ({
    load_id,
    items,
    payments: [...payments].sort(),
  }));
  breaches.push(...(await product.breaches()));
  breaches.push(...(await product.ask(promiseQuery, [JSON.stringify(promised)])));
  return { breaches, trace: world.trace };
}

export interface SimulationOptions {
  runs: number;
  seed: number;
  path?: string;
  /** Other days than any. */
  from?: fc.Arbitrary<Day>;
  tamper?(text: string): string;
}

/** What a simulation found: nothing, or the smallest day that it could find. */
export interface Finding {
  days: number;
  failure?: { day: Day; faults: number; breaches: string[]; trace: string[]; again: string };
}

/** Lives days drawn from a seed until one has wrong books, and shrinks that one. */
export async function simulate(product: SimulatedProduct, options: SimulationOptions): Promise<Finding> {
  const { runs, seed, path, from = days, tamper } = options;
  const property = fc.asyncProperty(from, async (day) => {
    const { breaches } = await liveDay(product, day, tamper);
    if (breaches.length) throw new Error(breaches.join('\n'));
  });
  const result = await fc.check(property, { numRuns: runs, seed, path });
  const [day] = result.counterexample ?? [];
  if (!result.failed || !day) return { days: result.numRuns };
  const { breaches, trace } = await liveDay(product, day, tamper);
  const again = `npm run chaos -- --seed ${seed} --path "${result.counterexamplePath}"`;
  return { days: result.numRuns, failure: { day, faults: faultsIn(day.plan), breaches, trace, again } };
}
