import { setTimeout as pause } from 'node:timers/promises';
import { auditBooks } from '../../system-tests/books';
import { eventually } from '../../system-tests/eventually';
import { brokenPromises, openFloor, workOff, type Floor, type Promised } from './orders';
import { randomOf } from './random';
import type { Stock } from './stock';
import { StubbornClient, type Tally } from './stubborn-client';

const CATCH_UP_MS = 150_000;
const ORDERS = { before: 2, meanwhile: 4, after: 1 };

/** What a round did and what it found. */
export interface RoundReport {
  seed: number;
  faults: string[];
  orders: number;
  tally: Tally;
  seconds: number;
  breaches: string[];
}

/** Who works in every round of a campaign. */
export async function hire(stock: Stock, tally: Tally): Promise<Floor> {
  const person = (email: string) => new StubbornClient(stock.url, email, tally);
  return openFloor({
    buyer: person('buyer@washcoat.test'),
    accountant: person('sa@washcoat.test'),
    subscriber: person('subscriber@corner.test'),
  });
}

/** Work before, during and after faults at random moments; then the books and what was promised. */
export async function runRound(
  stock: Stock,
  floor: Floor,
  tally: Tally,
  seed: number,
  fault?: string,
): Promise<RoundReport> {
  const random = randomOf(seed);
  const began = Date.now();
  const chosen = fault ? stock.faults.filter(({ name }) => name === fault) : stock.faults;
  const faults = Array.from(
    { length: random() < 0.3 ? 2 : 1 },
    () => chosen[Math.floor(random() * chosen.length)],
  );
  const names: string[] = [];
  const orders: Promise<Promised>[] = [];
  const order = (count: number) => {
    for (let each = 0; each < count; each++) {
      const own = randomOf(Math.floor(random() * 2 ** 32));
      const work = pause(own() * 400).then(() => workOff(floor, own));
      work.catch(() => undefined);
      orders.push(work);
    }
  };
  order(ORDERS.before);
  await pause(random() * 500);
  order(ORDERS.meanwhile);
  for (const each of faults) {
    if (!each) continue;
    names.push(each.name);
    await pause(random() * 300);
    await each.strike(random);
  }
  const breaches = await flawsOfStart(stock);
  order(ORDERS.after);
  const results = await Promise.allSettled(orders);
  const promised = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  breaches.push(...failed, ...(await flawsOf(stock, promised)));
  const seconds = (Date.now() - began) / 1000;
  return { seed, faults: names, orders: orders.length, tally: { ...tally }, seconds, breaches };
}

/** A product that does not come back is a finding, and ended so that the next round has one. */
async function flawsOfStart(stock: Stock): Promise<string[]> {
  try {
    await stock.ready();
    return [];
  } catch (error) {
    await stock.faults.find(({ name }) => name === 'process killed')?.strike(() => 0);
    return [String(error)];
  }
}

/** Waits until nothing is wrong; answers what still is when it has waited long enough. */
async function flawsOf(stock: Stock, promised: readonly Promised[]): Promise<string[]> {
  const look = async () => [
    ...(await auditBooks(stock.adminUrl)),
    ...(await brokenPromises(stock.adminUrl, promised)),
  ];
  try {
    return await eventually(look, (found) => found.length === 0, CATCH_UP_MS);
  } catch {
    // The books did not come right in time: what is wrong with them is the finding.
    return look();
  }
}
