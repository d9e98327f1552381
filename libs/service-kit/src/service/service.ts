import type { DeclaredPermission } from '@washcoat/contract-entities';
import type Koa from 'koa';
import type { Knex } from 'knex';
import type { Migration } from '../data/database';
import type { SlowReadLimits } from '../data/slow-reads';
import type { Consumer } from '../events/consumer';
import type { EventsWork, EventWork } from '../events/inbox';
import type { Download } from '../http/downloads';
import type { InternalCall } from '../http/internal-call';
import type { Route } from '../http/routes';
import type { LiveRecords } from '../live/live-records';
import type { UploadColumn } from '../stored-files/upload-column';
import type { Platform } from './platform';
import type { UnitOfWork, WorkOptions } from './unit-of-work';

/** Work that a service does by itself, on a clock. */
export interface Job {
  name: string;
  everyMs: number;
  run(service: Service): Promise<void>;
}

/** What a service is: its schema, its calls, its reactions. */
export interface ServiceDefinition {
  /** Also the name of its schema. */
  name: string;
  migrations: readonly Migration[];
  /** Plans prepared statements anew each time: for searches, whose best plan depends on what is asked for. See `plannedOnce`. */
  plansEachQuery?: boolean;
  /** The limits of its reads that may take long (`slowRead`, downloads): they have connections of their own. */
  slowReads?: SlowReadLimits;
  routes(service: Service): readonly Route[];
  consumers?: readonly Consumer[] | ((service: Service) => readonly Consumer[]);
  internalCalls?(service: Service): readonly InternalCall[];
  downloads?(service: Service): readonly Download[];
  /** Where its records name uploaded files; what no record names is removed after a day. */
  uploads?: readonly UploadColumn[];
  jobs?: readonly Job[];
  /** Records whose open pages hear of every change at once. */
  live?: LiveRecords;
  /** The permissions of its domain (`declarePermissions`); the entities service is told of them at the start. */
  permissions?: Readonly<Record<string, Readonly<DeclaredPermission>>>;
  /** Runs after migrations and before the first request. */
  prepare?(service: Service): Promise<void>;
  /** Where `extend` answers forms of mail programs and plain pages: their bodies are left as they come. */
  plainForms?: readonly string[];
  /** Mounts what is not a JSON call (uploads, files, web sockets) on the app. */
  extend?(service: Service, app: Koa): void;
  /** Closes what the definition has opened, when the service stops. */
  close?(): Promise<void>;
}

/** A service at work, as its own parts and those who run it know it. */
export interface Service {
  readonly name: string;
  readonly definition: ServiceDefinition;
  readonly platform: Platform;
  readonly database: Knex;
  /** For statements that one plan serves whatever is asked for; the same as `database` unless the service `plansEachQuery`. */
  readonly plannedOnce: Knex;
  /** The database of reads that may take long, for somebody who waits until `signal` aborts. */
  databaseOfReads(signal: AbortSignal): Knex;
  /** Does work of operators, or before the first request, on a few connections of which no statement is given up. */
  patiently<T>(work: (database: Knex) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer. */
  assertReady(): Promise<void>;
  readonly routes: readonly Route[];
  readonly consumers: readonly Consumer[];
  readonly internalCalls: readonly InternalCall[];
  readonly downloads: readonly Download[];
  readonly app: Koa;
  /** Migrates and gets ready for requests; the transport is started by the process once all services are. */
  prepare(): Promise<void>;
  /** Starts the relay, the retries and the jobs. */
  start(): void;
  /** Ends what the service starts by itself: jobs, retries and the relay. What is under way is finished; calls still work. */
  halt(): Promise<void>;
  /** Halts and closes the database. Stop the listeners before it, and the transport once every service has halted. */
  stop(): Promise<void>;
  /** Runs a change in one transaction and lets its events go once it is committed. */
  inTransaction<T>(options: WorkOptions, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** Works on an event in one transaction, at the moment of the event and not of now, however late it is handled. */
  readonly onEvent: EventWork;
  /** The same for several events, one after the other, in one transaction. */
  readonly onEvents: EventsWork;
}
