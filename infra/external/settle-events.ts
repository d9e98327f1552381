import type { Service } from '@washcoat/service-kit';
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 100;
const DEADLINE_MS = 120_000;

/** Waits until every event of every outbox is in the inbox (or among the dead letters) of whoever listens to it. */
export async function settleEvents(services: readonly Service[]): Promise<void> {
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await pause(STEP_MS)) {
    if ((await waiting(services)) === 0) return;
  }
  throw new Error(`${await waiting(services)} events were not handled within two minutes.`);
}

async function waiting(services: readonly Service[]): Promise<number> {
  const written = await eventCounts(services);
  const open = await Promise.all(services.map((service) => unhandled(service, written)));
  return open.reduce((sum, count) => sum + count, 0);
}

async function eventCounts(services: readonly Service[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { database } of services) {
    const rows = await database('outbox')
      .select(database.raw(`envelope->>'type' as type`))
      .count('* as n')
      .groupBy('type');
    for (const row of rows) counts.set(String(row.type), Number(row.n));
  }
  return counts;
}

async function unhandled(service: Service, written: ReadonlyMap<string, number>): Promise<number> {
  let open = 0;
  for (const { name, event } of service.consumers) {
    const counted = [
      service.database('inbox').where({ consumer: name }),
      service.database('dead_letter').where({ consumer: name, replayed_at: null, next_attempt_at: null }),
    ].map(async (rows) => Number((await rows.count('* as n').first())?.n));
    const [handled, shelved] = await Promise.all(counted);
    open += Math.max(0, (written.get(event.name) ?? 0) - (handled ?? 0) - (shelved ?? 0));
  }
  return open;
}
