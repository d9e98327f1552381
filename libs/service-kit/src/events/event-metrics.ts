import type { Knex } from 'knex';
import { Gauge } from 'prom-client';
import { partedLogs } from '../data/log-parts';
import { registry } from '../http/metrics';
import type { Logger } from '../platform/logger';

/** What of a service's events is measured. */
export interface WatchedService {
  name: string;
  database: Knex;
  platform: { logger: Logger };
}

const watched = new Set<WatchedService>();

/** Measures the events of a service from now on, each time somebody asks for the metrics. */
export function watchEvents(service: WatchedService): () => void {
  watched.add(service);
  return () => void watched.delete(service);
}

const gauge = (name: string, help: string, labelNames: string[]) =>
  new Gauge({ name, help, labelNames, registers: [registry], collect: () => refresh() });

const waiting = gauge('outbox_waiting', 'Events that wait in the outbox of a service', ['service']);
const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest event that waits in the outbox', [
  'service',
]);
const lag = gauge('consumer_lag', 'Events that wait for a lane: a consumer, the broker, or a partition', [
  'service',
  'lane',
]);
const retrying = gauge('events_retrying', 'Events that a consumer of a service will try again', ['service']);
const shelved = gauge('dead_letters', 'Events that a service gave up on and nobody has retried', ['service']);
const logLabels = ['service', 'log'];
const bytes = gauge('event_log_bytes', 'Size of a log of a service with its indexes', logLabels);
const parts = gauge('event_log_parts', 'Parts of a log of a service, the rest among them', logLabels);

let refreshing: Promise<void> | undefined;

/** All gauges wait for the same look. */
function refresh(): Promise<void> {
  refreshing ??= Promise.all([...watched].map(measure)).then(() => (refreshing = undefined));
  return refreshing;
}

/** How far a group is behind on a partition of the broker. */
export function noteLag(group: string, partition: string, events: number): void {
  lag.set({ service: group, lane: partition }, events);
}

const lanes = `select outbox_lane.lane, count(id) as n,
    coalesce(extract(epoch from now() - min(created_at)), 0)::float as age
  from (select distinct lane from outbox_lane) as outbox_lane
  left join outbox_queue using (lane) group by 1`;

const letters = `select count(*) filter (where next_attempt_at is null) as shelved,
    count(*) filter (where next_attempt_at is not null) as retrying
  from dead_letter where replayed_at is null`;

const logs = `select log, count(*) filter (where level > 0) as parts, sum(pg_total_relation_size(relid))::bigint as bytes
  from unnest(?::text[]) as log, pg_partition_tree(log::regclass) group by log`;

async function measure({ name: service, database, platform }: WatchedService): Promise<void> {
  try {
    const { rows } = await database.raw<{ rows: { lane: string; n: number; age: number }[] }>(lanes);
    for (const { lane, n } of rows) lag.set({ service, lane }, n);
    waiting.set({ service }, Math.max(0, ...rows.map(({ n }) => n)));
    oldest.set({ service }, Math.max(0, ...rows.map(({ age }) => age)));
    const [counted] = (await database.raw(letters)).rows;
    shelved.set({ service }, counted.shelved);
    retrying.set({ service }, counted.retrying);
    const sizes = await database.raw(logs, [partedLogs.map(({ table }) => table)]);
    for (const { log, ...size } of sizes.rows) {
      bytes.set({ service, log }, size.bytes);
      parts.set({ service, log }, size.parts);
    }
  } catch (error) {
    platform.logger.warn({ error, service }, 'the events of the service could not be measured');
  }
}
