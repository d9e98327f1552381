import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@washcoat/contract-entities';
import {
  createLogger,
  InProcessTransport,
  LocalKeySource,
  LocalServiceCaller,
  MemoryLiveBus,
  MemorySessionStore,
  RateLimiter,
  RunningService,
  type Service,
  signToken,
  TokenVerifier,
  uncheckedSignIn,
  type Platform,
  type ServiceDefinition,
  type Transport,
} from '@washcoat/service-kit';
import inject, { type InjectOptions } from 'light-my-request';
import type pg from 'pg';
import { Actor } from './actor';
import type { ConnectionStock } from './connection-stock';
import { DatabaseServer } from './database-server';
import type { FaultPlan } from './faults';
import { Scheduler, type Outcome, type Step } from './scheduler';
import { SimulatedBroker } from './simulated-broker';
import { SimulatedClock } from './simulated-clock';
import { steppedConnection } from './stepped-connection';

export interface WorldOptions {
  /** A connection with the rights of an administrator, open as long as the world is. */
  admin: pg.Client;
  /** Where connections of services come from and go to. */
  stock: ConnectionStock;
  /** The connection address of every service; their schemas are migrated. */
  urls: Record<string, string>;
  definitions: readonly ServiceDefinition[];
  plan: FaultPlan;
  /** Changes statements, for worlds that are broken on purpose. */
  tamper?(text: string): string;
}

interface Process {
  actor: Actor;
  services: ReadonlyMap<string, Service>;
}

/** Between simulated services; no role of the database derives from it. */
const SECRET = 'simulated'.repeat(4);
const KEY_ID = 'simulation';
const START = Date.parse('2026-11-22T12:00:00Z');
const YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const RESTART_MS = 400;
const STORE_GONE_STEPS = 20;
const MOST_STEPS = 6_000;
const POOL = 6;
const POOL_LOOKS_AGAIN_MS = 10;
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/**
 * Services at work on a real database, in which nothing happens by itself: every statement, publication, delivery and
 * acknowledgement is a step that the world takes, one after the other, in an order and with faults that a plan gives.
 */
export class World {
  readonly clock = new SimulatedClock(START);
  /** What was done, in order: for people who look at a failure. */
  readonly trace: string[] = [];
  private readonly scheduler = new Scheduler();
  private readonly server: DatabaseServer;
  private readonly broker: SimulatedBroker;
  private readonly processes = new Map<string, Process>();
  private readonly sessions = new MemorySessionStore();
  private readonly callers = new LocalServiceCaller(SECRET);
  private readonly limiter = new RateLimiter(undefined, 1000);
  private readonly waitingForLocks = new Map<Step, Promise<void>>();
  private readonly ended: Promise<unknown>[] = [];
  private readonly people = new Actor('people', this.clock, () => this.newId());
  private steps = 0;
  private commits = 0;
  private publications = 0;
  private deliveries = 0;
  private acknowledgements = 0;
  private ids = 0;
  private storeGoneUntil = -1;

  private constructor(private readonly options: WorldOptions) {
    this.server = new DatabaseServer(options.admin);
    this.broker = new SimulatedBroker(this.scheduler, {
      isTwice: () => this.plan.twice.includes(this.acknowledgements++),
      isLate: () => this.plan.late.includes(this.deliveries++),
    });
  }

  /** Opens the world; the services start with its first step. */
  static async open(options: WorldOptions): Promise<World> {
    const world = new World(options);
    for (const name of world.processNames) await world.register(world.start(name));
    return world;
  }

  async close(): Promise<void> {
    for (const process of this.processes.values()) {
      this.silence(process);
      this.disconnect(process);
    }
    await Promise.all(this.ended);
  }

  /** A token of somebody who is signed in. */
  async tokenOf(session: Session): Promise<string> {
    const expiresAt = START + YEARS_MS;
    await this.sessions.put({ sessionId: session.userId, expiresAt, session });
    const { userId } = session;
    return signToken(privateKey, KEY_ID, { sid: userId, sub: userId, exp: Math.floor(expiresAt / 1000) });
  }

  /** Sends a request to a service; undefined when its process is away or dies before it answers. */
  async send(service: string, request: InjectOptions): Promise<{ status: number; text: string } | undefined> {
    const process = this.processOf(service);
    const handler = process?.services.get(service)?.app.callback();
    if (!process || !handler || !process.actor.isAlive) return undefined;
    const { actor } = process;
    try {
      const answer = await actor.whileAlive(
        inject((question, response) => actor.run(() => void handler(question, response)), request),
      );
      return { status: answer.statusCode, text: answer.payload };
    } catch (error) {
      if (actor.isAlive) throw error;
      return undefined;
    }
  }

  /** Waits in the world's time. */
  pause(ms: number): Promise<void> {
    return this.people.surroundings.pause(ms);
  }

  /** An id that is the same whenever the day is repeated. */
  newId(): string {
    return `00000000-0000-4000-8000-${(++this.ids).toString(16).padStart(12, '0')}`;
  }

  /** Goes on, step by step, until the work is done and nothing is under way. Throws when that takes too long. */
  async live(work: readonly Promise<unknown>[]): Promise<void> {
    let isWorkDone = false;
    let failure: unknown;
    const all = Promise.all(work).then(
      () => void (isWorkDone = true),
      (error: unknown) => void (failure = error ?? new Error('failed')),
    );
    while (!failure) {
      await this.quiet();
      if (this.steps > MOST_STEPS) throw new Error(`After ${this.steps} steps there was no rest.`);
      const step = this.scheduler.take(this.choice());
      if (step) await this.perform(step);
      else if (isWorkDone && (await this.isAtRest())) return;
      else if (!this.clock.advance()) throw new Error('Everybody waits for each other.');
    }
    await all;
    throw failure;
  }

  private get plan(): FaultPlan {
    return this.options.plan;
  }

  private get processNames(): string[] {
    return this.plan.isOneProcess ? ['product'] : this.options.definitions.map(({ name }) => name);
  }

  private processOf(service: string): Process | undefined {
    return this.processes.get(this.plan.isOneProcess ? 'product' : service);
  }

  private choice(): number {
    const { order } = this.plan;
    return order.length ? (order[this.steps % order.length] ?? 0) : 0;
  }

  private start(name: string): Platform {
    const actor = new Actor(name, this.clock, () => this.newId());
    const { definitions, urls } = this.options;
    const hosted = this.plan.isOneProcess ? definitions : definitions.filter((each) => each.name === name);
    const platform = this.platformOf(actor);
    const services = actor.run(() =>
      hosted.map(
        (definition) =>
          new RunningService({ ...definition, jobs: [] }, platform, urls[definition.name] ?? '', POOL),
      ),
    );
    for (const service of services) {
      const handler = service.app.callback();
      this.callers.add(service.name, (question, response) => actor.run(() => handler(question, response)));
    }
    this.processes.set(name, {
      actor,
      services: new Map(services.map((service) => [service.name, service])),
    });
    void actor.run(() => platform.transport.start());
    for (const service of services) actor.run(() => service.start());
    return platform;
  }

  /** Notes who takes which events, as a service does when it gets ready: once a day is enough. */
  private async register({ transport }: Platform): Promise<void> {
    const rows = transport
      .lanes()
      .flatMap(({ name, events }) => events.map((event) => ({ event, lane: name })));
    for (const { name } of this.options.definitions)
      await this.server.run(
        `insert into ${name}.outbox_lane (event, lane)
         select event, lane from jsonb_to_recordset($1::jsonb) as row (event text, lane text)
         on conflict do nothing`,
        [JSON.stringify(rows)],
      );
  }

  private platformOf(actor: Actor): Platform {
    const keys = new LocalKeySource();
    keys.add(KEY_ID, publicKey);
    const { sessions, scheduler } = this;
    const { stock, tamper } = this.options;
    return {
      environment: 'test',
      timezone: 'America/New_York',
      transport: this.plan.isOneProcess ? this.inProcess() : this.broker.transportOf(actor),
      sessions: {
        put: (record) => sessions.put(record),
        get: async (sessionId) => {
          if (this.steps < this.storeGoneUntil) throw uncheckedSignIn(new Error('Redis is gone.'));
          return sessions.get(sessionId);
        },
        end: (sessionIds) => sessions.end(sessionIds),
        isWhole: () => sessions.isWhole(),
        markWhole: () => sessions.markWhole(),
      },
      keys,
      verifier: new TokenVerifier(keys),
      limiter: this.limiter,
      live: new MemoryLiveBus(),
      services: { post: (service, path, body) => this.post(service, path, body) },
      secret: SECRET,
      logger: createLogger(actor.name, process.env.LOG_LEVEL ?? 'silent'),
      databaseConnection: steppedConnection(actor, { scheduler, stock, tamper }),
    };
  }

  private inProcess(): Transport {
    const transport = new InProcessTransport();
    const publish = transport.publish.bind(transport);
    transport.publish = async (messages, lane) => {
      await publish(messages, lane);
      if (this.plan.twice.includes(this.acknowledgements++)) await publish(messages, lane);
    };
    return transport;
  }

  private post(service: string, path: string, body: unknown): Promise<Buffer> {
    const callee = this.processOf(service)?.actor;
    if (!callee?.isAlive) return Promise.reject(new Error(`${service} is away.`));
    return callee.whileAlive(this.callers.post(service, path, body));
  }

  private async perform(step: Step): Promise<void> {
    const number = this.steps++;
    const { plan, server } = this;
    for (const jump of plan.jumps) if (jump.step === number) this.clock.jump(jump.seconds);
    if (plan.storeGone.includes(number)) this.storeGoneUntil = number + STORE_GONE_STEPS;
    const commit = step.kind === 'commit' ? this.commits++ : -1;
    const publication = step.kind === 'publish' ? this.publications++ : -1;
    this.trace.push(`${number} ${step.actor.name} ${step.label}`);
    if (plan.crashBefore.includes(number)) return this.crash(step.actor);
    if (plan.lostBeforeCommit.includes(commit)) return this.loseConnection(step);
    const outcome = step.act().then(
      (value): Outcome => ({ value }),
      (error: unknown): Outcome => ({ error }),
    );
    const finish = async () => {
      const came = await outcome;
      if (!step.actor.isAlive) return;
      if (plan.crashAfter.includes(number)) return this.crash(step.actor);
      if (plan.lostAfterCommit.includes(commit)) return this.loseConnection(step);
      step.tell(plan.lostPublish.includes(publication) ? { error: new Error('The broker is gone.') } : came);
    };
    if (await server.doneOrBlocked(outcome, step)) return finish();
    this.trace.push(`  waits for a lock`);
    this.waitingForLocks.set(
      step,
      outcome.then(() => undefined),
    );
    void outcome.then(finish).finally(() => this.waitingForLocks.delete(step));
  }

  /** Quiet is when those who waited for locks and have them were answered too. */
  private async quiet(): Promise<void> {
    await this.scheduler.quiet();
    while (this.waitingForLocks.size) {
      const steps = [...this.waitingForLocks.keys()];
      const blocked = await this.server.blocked(steps.flatMap(({ backend }) => backend ?? []));
      const free = steps.filter(({ backend }) => backend !== undefined && !blocked.includes(backend));
      if (!free.length) return;
      await Promise.all(free.map((step) => this.waitingForLocks.get(step)));
      await this.scheduler.quiet();
    }
  }

  private async loseConnection(step: Step): Promise<void> {
    this.trace.push('  its connection is lost');
    if (step.backend !== undefined) {
      await this.server.end([step.backend]);
      await step.ended;
    }
    step.tell({ error: new Error('Connection terminated unexpectedly') });
    // The pool of connections looks for another one by a timer of the machine; timers come in the order they are due.
    await pause(POOL_LOOKS_AGAIN_MS);
  }

  private async crash(actor: Actor): Promise<void> {
    this.trace.push(`  ${actor.name} dies`);
    const process = this.processes.get(actor.name);
    if (process?.actor !== actor) return;
    this.silence(process);
    await this.server.loseClients(actor.connections);
    this.disconnect(process);
    this.clock.after(RESTART_MS, () => this.start(actor.name));
  }

  /** Lets a process do nothing any more. */
  private silence({ actor }: Process): void {
    actor.die();
    this.scheduler.forget(actor);
    this.broker.leave(actor);
  }

  /** Gives its connections back; those of pools that a service has besides are ended. */
  private disconnect({ actor, services }: Process): void {
    const given = Promise.all([...services.values()].map(({ database }) => database.destroy()));
    this.ended.push(given.then(() => this.server.end([...actor.connections].map(({ backend }) => backend))));
  }

  private async isAtRest(): Promise<boolean> {
    if (this.broker.underWay || this.waitingForLocks.size) return false;
    if ([...this.processes.values()].some(({ actor }) => !actor.isAlive)) return false;
    const names = this.options.definitions.map(({ name }) => name);
    const open = names.map(
      (name) => `exists (select from ${name}.outbox_queue) or exists (select from ${name}.dead_letter
        where replayed_at is null and next_attempt_at is not null)`,
    );
    const [row] = await this.server.run(`select ${open.join(' or ')} as waits`);
    return row?.waits === false;
  }
}
