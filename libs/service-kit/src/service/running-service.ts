import type Koa from 'koa';
import type { Knex } from 'knex';
import { migrate, migrateSchema, openDatabase } from '../data/database';
import { keepParts } from '../data/keep-parts';
import { kitMigrations } from '../data/kit-migrations';
import { Readiness } from '../data/readiness';
import { SlowReads } from '../data/slow-reads';
import type { Consumer } from '../events/consumer';
import { shelveUnreadable } from '../events/dead-letter.repository';
import { receive, type EventsWork, type EventWork } from '../events/inbox';
import { watchEvents } from '../events/event-metrics';
import { Relay } from '../events/relay';
import { announcingDeadLetters } from '../events/announce-dead-letters';
import { Retries } from '../events/retries';
import type { Message } from '../events/transport';
import { createApp } from '../http/create-app';
import type { Download } from '../http/downloads';
import type { InternalCall } from '../http/internal-call';
import type { Route } from '../http/routes';
import { LiveTeller } from '../live/live-records';
import { clock, timers, type Timer } from '../platform/surroundings';
import { usedUploadsCall } from '../stored-files/used-uploads.internal';
import { announcePermissions } from './announce-permissions';
import type { Platform } from './platform';
import type { Job, Service, ServiceDefinition } from './service';
import { runUnitOfWork, runUnitsOfWork, type Done, type UnitOfWork, type WorkOptions } from './unit-of-work';

const HOUR_MS = 3_600_000;

/** The logs of every service have parts that come and go. */
const keepingParts: Job = { name: 'keep-parts', everyMs: HOUR_MS, run: keepParts };

/** A service at work: its definition on a database and a platform. */
export class RunningService implements Service {
  readonly name: string;
  readonly database: Knex;
  readonly plannedOnce: Knex;
  readonly routes: readonly Route[];
  readonly consumers: readonly Consumer[];
  readonly internalCalls: readonly InternalCall[];
  readonly downloads: readonly Download[];
  readonly app: Koa;
  private readonly slowReads?: SlowReads;
  private readonly readiness: Readiness;
  private readonly relay: Relay;
  private readonly teller: LiveTeller;
  private readonly retries: ReadonlyMap<string, Retries>;
  private readonly rhythms: Timer[] = [];
  private readonly jobsUnderWay = new Set<Promise<void>>();
  private unwatch: () => void = () => undefined;

  constructor(
    readonly definition: ServiceDefinition,
    readonly platform: Platform,
    private readonly databaseUrl: string,
    poolMax?: number,
  ) {
    const { name, plansEachQuery: isEach } = definition;
    this.name = name;
    const { databaseConnection: connection } = platform;
    const options = { url: databaseUrl, schema: name, connection };
    this.database = openDatabase({ ...options, poolMax, plans: isEach ? 'each time' : undefined });
    this.plannedOnce = isEach ? openDatabase({ ...options, poolMax, plans: 'once' }) : this.database;
    if (definition.slowReads) this.slowReads = new SlowReads(options, definition.slowReads);
    this.readiness = new Readiness(options);
    this.relay = new Relay(this.database, this.name, platform.transport, platform.logger);
    const { live, logger } = platform;
    this.teller = new LiveTeller(definition.live, { database: this.database, live, logger });
    this.routes = definition.routes(this);
    const { consumers = [] } = definition;
    this.consumers = typeof consumers === 'function' ? consumers(this) : consumers;
    const dependencies = { database: this.database, unitOfWork: this.onEvent, logger: platform.logger };
    this.retries = new Map(
      this.consumers.map((consumer) => [consumer.name, new Retries(consumer, dependencies)]),
    );
    this.internalCalls = [
      ...(definition.internalCalls?.(this) ?? []),
      ...(definition.uploads ? [usedUploadsCall(definition.uploads)] : []),
    ];
    this.downloads = definition.downloads?.(this) ?? [];
    this.app = createApp(this);
    definition.extend?.(this, this.app);
    this.subscribe();
  }

  async prepare(): Promise<void> {
    const { name: schema, databaseUrl: url, platform } = this;
    const migrations = [...kitMigrations, ...this.definition.migrations];
    // A simulation watches its connections itself, and counts them.
    if (platform.databaseConnection) await migrate(this.database, schema, migrations);
    else await migrateSchema({ url, schema, poolMax: 1 }, migrations);
    await keepParts(this);
    await this.relay.register();
    await announcePermissions(this);
    await this.definition.prepare?.(this);
  }

  start(): void {
    this.unwatch = watchEvents(this);
    this.relay.start();
    this.retries.forEach((retries) => retries.start());
    for (const job of [keepingParts, announcingDeadLetters, ...(this.definition.jobs ?? [])])
      this.schedule(job);
  }

  async halt(): Promise<void> {
    this.unwatch();
    this.rhythms.forEach((rhythm) => rhythm.cancel());
    await Promise.all(this.jobsUnderWay);
    await Promise.all([...this.retries.values()].map((retries) => retries.stop()));
    await this.relay.stop();
  }

  async stop(): Promise<void> {
    await this.halt();
    await this.teller.stop();
    await this.definition.close?.();
    await this.slowReads?.destroy();
    await this.readiness.destroy();
    if (this.plannedOnce !== this.database) await this.plannedOnce.destroy();
    await this.database.destroy();
  }

  databaseOfReads(signal: AbortSignal): Knex {
    return this.slowReads?.until(signal) ?? this.database;
  }

  async patiently<T>(work: (database: Knex) => Promise<T>): Promise<T> {
    const { name: schema, databaseUrl: url, platform } = this;
    const { databaseConnection: connection } = platform;
    const database = openDatabase({ url, schema, connection, poolMax: 3, isPatient: true });
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  }

  assertReady(): Promise<void> {
    return this.readiness.assertReady();
  }

  async inTransaction<T>(options: WorkOptions, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const { recordOf } = this.teller;
    return this.told(await runUnitOfWork(this.database, this.name, { recordOf, ...options }, work));
  }

  readonly onEvent: EventWork = (event, consumer, work) =>
    this.onEvents(consumer, async (next) => work(await next(event)));

  readonly onEvents: EventsWork = async (consumer, work) =>
    this.told(
      await runUnitsOfWork(this.database, this.name, (next) =>
        work((event) =>
          next({
            now: new Date(event.time),
            correlationId: event.correlationid,
            toldBy: `${this.name}/${consumer}/${event.id}`,
            recordOf: this.teller.recordOf,
          }),
        ),
      ),
    );

  /** Lets the events of what is committed go, and tells open pages. */
  private told<T>({ result, eventNames, signals, changedRecords }: Done<T>): T {
    if (eventNames.size) this.relay.wake(eventNames);
    this.platform.live.tell(...signals);
    this.teller.note(changedRecords, clock.now());
    return result;
  }

  private subscribe() {
    if (!this.consumers.length) return;
    this.platform.transport.subscribe({
      group: this.name,
      consumers: this.consumers,
      handle: (name, messages) => this.receive(name, messages),
      shelve: (message) => this.inTransaction({}, (unit) => shelveUnreadable(unit, message)),
    });
  }

  private async receive(name: string, messages: readonly Message[]): Promise<void> {
    const consumer = this.consumers.find((each) => each.name === name);
    if (!consumer) throw new Error(`${this.name} has no consumer ${name}.`);
    const { onEvent: unitOfWork, onEvents: unitsOfWork } = this;
    const dependencies = { unitOfWork, unitsOfWork, logger: this.platform.logger };
    if (await receive(consumer, messages, dependencies)) this.retries.get(name)?.wake();
  }

  private schedule(job: Job) {
    let running: Promise<void> | undefined;
    const rhythm = timers.every(
      job.everyMs,
      () => void (running ??= this.runJob(job).finally(() => (running = undefined))),
    );
    this.rhythms.push(rhythm);
  }

  private async runJob(job: Job): Promise<void> {
    const work = job
      .run(this)
      .catch((error) => this.platform.logger.error({ error, job: job.name }, 'job failed'));
    this.jobsUnderWay.add(work);
    await work;
    this.jobsUnderWay.delete(work);
  }
}
