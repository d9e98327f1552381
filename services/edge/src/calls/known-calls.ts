import type { Endpoint } from '@washcoat/contract-kernel';
import { clock, type Logger } from '@washcoat/service-kit';
import type { Context } from 'koa';
import type { Upstreams } from '../upstream/upstream';
import { callsOf, readCallTable, tableOf, type CallTable } from './call-table';
import { RouteTable } from './route-table';

/** Services are not asked more often than this, however often something unknown is called. */
const ASKED_EVERY_MS = 5_000;

/**
 * The calls of all services, as the services themselves describe them. What the door was built with is only where it
 * begins: a call that it does not know makes it ask the services, so that a new one needs no release of the door. A
 * service that does not answer keeps the table that was last known of it.
 */
export class KnownCalls {
  private readonly tables = new Map<string, CallTable>();
  private readonly complaints = new Map<string, string>();
  private routes: RouteTable;
  private askedAt = -Infinity;
  private asking: Promise<void> | undefined;

  /** Throws when a call belongs to a service that is not there, or to two of them. */
  constructor(
    private readonly upstreams: Upstreams,
    builtWith: readonly Endpoint[],
    private readonly logger: Logger,
  ) {
    for (const { id, service } of builtWith) {
      if (!upstreams[service]) throw new Error(`The call ${id} belongs to ${service}, which has no upstream`);
    }
    for (const service of Object.keys(upstreams)) {
      const own = builtWith.filter((endpoint) => endpoint.service === service);
      if (own.length) this.tables.set(service, tableOf(service, own));
    }
    this.routes = this.bound((problem) => {
      throw new Error(problem);
    });
  }

  /** Answers the request when a service has a call there; asks the services before it says that none has. */
  async answer(koa: Context): Promise<boolean> {
    if (!/^\/(read|write)\/v1/.test(koa.path)) return this.routes.answer(koa);
    if (!this.routes.knows(koa.method, koa.path)) await this.ask();
    return this.routes.answer(koa);
  }

  /** The tables by service, asked for anew. */
  async current(): Promise<ReadonlyMap<string, CallTable>> {
    await this.ask();
    return this.tables;
  }

  private async ask(): Promise<void> {
    if (!this.asking && clock.ms() - this.askedAt < ASKED_EVERY_MS) return;
    this.asking ??= this.askAll().finally(() => {
      this.askedAt = clock.ms();
      this.asking = undefined;
    });
    await this.asking;
  }

  private async askAll(): Promise<void> {
    await Promise.all(Object.keys(this.upstreams).map((service) => this.askOne(service)));
    this.routes = this.bound((problem) => this.complain(problem, problem));
  }

  private async askOne(service: string): Promise<void> {
    try {
      this.tables.set(service, readCallTable(await this.upstreams[service]?.callTable()));
      this.complaints.delete(service);
    } catch (error) {
      this.complain(service, `${service} does not say what it answers; what is known of it stays`, error);
    }
  }

  /** Says a thing once, not at every question. */
  private complain(key: string, problem: string, error?: unknown): void {
    if (this.complaints.get(key) === problem) return;
    this.complaints.set(key, problem);
    this.logger.warn({ error }, problem);
  }

  /** The routes to all known calls and to the downloads of each service. A call stays with the service that had it first. */
  private bound(refuse: (problem: string) => void): RouteTable {
    const routes = new RouteTable();
    for (const [service, owner] of Object.entries(this.upstreams)) {
      routes.add('GET', `/read/v1/${service}/download`, (koa) => owner.answer(koa));
    }
    for (const [service, table] of this.tables) {
      const owner = this.upstreams[service];
      for (const { method, path } of owner ? callsOf(table) : []) {
        if (routes.methodsOf(path).includes(method)) refuse(`${method} ${path} of ${service} is bound twice`);
        else if (owner) routes.add(method, path, (koa) => owner.answer(koa));
      }
    }
    return routes;
  }
}
