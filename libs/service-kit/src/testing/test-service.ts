import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { holdUploads } from '@washcoat/contract-files';
import type {
  AnswerOf,
  DataOf,
  Endpoint,
  Envelope,
  ErrorAnswer,
  EventDefinition,
  RequestOf,
} from '@washcoat/contract-kernel';
import {
  clock,
  createLogger,
  eventsUnderWay,
  InProcessTransport,
  LocalKeySource,
  LocalServiceCaller,
  MemoryLiveBus,
  MemorySessionStore,
  migrateSchema,
  provisionServices,
  RateLimiter,
  RunningService,
  type Service,
  signToken,
  TokenVerifier,
  type HttpHandler,
  type Platform,
  type ServiceDefinition,
} from '../index';
import inject, { type InjectOptions } from 'light-my-request';
import { kitMigrations } from '../data/kit-migrations';
import { createTestDatabase, type DatabaseModel } from './test-database';

export interface TestAnswer<E extends Endpoint> {
  status: number;
  /** The answer of a call that went well. */
  body: AnswerOf<E>;
  /** The same body when it was refused. */
  error: ErrorAnswer & Record<string, unknown>;
  headers: Record<string, unknown>;
  /** The body as it came. */
  bytes: Buffer;
}

/** Stands for the files service until a test adds it: what a record names is there. */
const everyUploadIsThere: HttpHandler = (request, response) =>
  request.url === holdUploads.path
    ? response.end(JSON.stringify({ missing: [] }))
    : response.writeHead(404).end('{}');

const KEY_ID = 'test';
const TIMEZONE = 'America/New_York';
const secret = createHash('sha256').update('test').digest('hex');

/** A service at work on a database of its own, called over HTTP without a port. */
export class TestService {
  private constructor(
    readonly service: Service,
    readonly platform: Platform,
    readonly caller: LocalServiceCaller,
    private readonly sign: (sid: string, sub: string) => string,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  /** Starts `definition`; `overrides` replace parts of the platform. */
  static async start(definition: ServiceDefinition, overrides: Partial<Platform> = {}): Promise<TestService> {
    // A simulation's connections have to see the migrations as well.
    const database = await createTestDatabase(
      overrides.databaseConnection ? undefined : migrated(definition),
    );
    const urls = await provisionServices(database.url, [definition.name], secret);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const keys = new LocalKeySource();
    keys.add(KEY_ID, publicKey);
    const caller = new LocalServiceCaller(secret);
    caller.add('files', everyUploadIsThere);
    const platform: Platform = {
      environment: 'test',
      timezone: TIMEZONE,
      transport: new InProcessTransport(),
      sessions: new MemorySessionStore(),
      keys,
      verifier: new TokenVerifier(keys),
      limiter: new RateLimiter(undefined, 1000),
      live: new MemoryLiveBus(),
      services: caller,
      secret,
      logger: createLogger(definition.name, process.env.LOG_LEVEL ?? 'silent'),
      ...overrides,
    };
    const service = new RunningService(definition, platform, urls[definition.name] ?? '');
    await service.prepare();
    await platform.transport.start();
    service.start();
    const sign = (sid: string, sub: string) =>
      signToken(privateKey, KEY_ID, { sid, sub, exp: Math.floor(clock.ms() / 1000) + 3600 });
    return new TestService(service, platform, caller, sign, database.drop);
  }

  /** A token of a live session. */
  async tokenOf(session: Session): Promise<string> {
    const sessionId = randomUUID();
    await this.platform.sessions.put({ sessionId, expiresAt: clock.ms() + 3_600_000, session });
    return this.sign(sessionId, session.userId);
  }

  /** Calls an endpoint as `session` (null: without a token). */
  async call<E extends Endpoint>(
    session: Session | null,
    endpoint: E,
    input: RequestOf<E> | Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<E>> {
    const isRead = endpoint.method === 'GET';
    return this.send<E>({
      method: endpoint.method,
      url: endpoint.path,
      query: isRead ? queryOf(input as Record<string, unknown>) : undefined,
      payload: isRead ? undefined : (input as object),
      headers: { ...(session ? { token: await this.tokenOf(session) } : {}), ...headers },
    });
  }

  /** Sends a request as it is. */
  async send<E extends Endpoint>(options: InjectOptions): Promise<TestAnswer<E>> {
    const handler = this.service.app.callback();
    const answer = await inject((request, response) => void handler(request, response), options);
    const isJson = String(answer.headers['content-type']).includes('json');
    const body = isJson ? JSON.parse(answer.payload) : answer.payload;
    return {
      status: answer.statusCode,
      body,
      error: body,
      headers: answer.headers,
      bytes: answer.rawPayload,
    };
  }

  /** Delivers an event as another service would have published it. Answers its envelope, to deliver it again. */
  async deliver<E extends EventDefinition>(
    event: E,
    data: DataOf<E>,
    overrides: Partial<Envelope> = {},
  ): Promise<Envelope> {
    const envelope: Envelope = {
      specversion: '1.0',
      id: randomUUID(),
      source: 'washcoat/test',
      type: event.name,
      subject: 'test',
      time: new Date().toISOString(),
      recordedtime: new Date().toISOString(),
      datacontenttype: 'application/json',
      correlationid: 'test',
      data,
      ...overrides,
    };
    await this.platform.transport.publish([{ topic: event.topic, key: envelope.subject, envelope }]);
    await this.settle();
    return envelope;
  }

  /** The data of every event of this kind that the service has written, oldest first. */
  async published<E extends EventDefinition>(event: E): Promise<DataOf<E>[]> {
    const rows = await this.service
      .database('outbox')
      .whereRaw(`envelope->>'type' = ?`, [event.name])
      .orderBy('id');
    return rows.map((row) => row.envelope.data);
  }

  /** Waits until every event was handled or shelved. */
  async settle(): Promise<void> {
    for (let waited = 0; waited < 20_000; waited += 10) {
      if (!(await eventsUnderWay(this.service.database))) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('Events were still under way after 20 s.');
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.platform.transport.stop();
    await this.dropDatabase();
  }
}

/** What the migrations of a service leave behind. */
function migrated({ name, migrations }: ServiceDefinition): DatabaseModel {
  return {
    key: [name, ...migrations.flatMap((migration) => [migration.name, String(migration.up)])].join('\n'),
    async fill(address) {
      const urls = await provisionServices(address, [name], secret);
      await migrateSchema({ url: urls[name] ?? '', schema: name, poolMax: 1 }, [
        ...kitMigrations,
        ...migrations,
      ]);
    },
  };
}

function queryOf(input: Record<string, unknown>): Record<string, string> {
  const present = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}
