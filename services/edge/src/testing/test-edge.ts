import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Session } from '@washcoat/contract-entities';
import {
  createLogger,
  InProcessTransport,
  listen,
  LocalKeySource,
  LocalServiceCaller,
  MemoryLiveBus,
  MemorySessionStore,
  RateLimiter,
  signToken,
  AnnouncedSessions,
  TokenVerifier,
  type Listener,
  type Platform,
  type SessionRecord,
} from '@washcoat/service-kit';
import Koa from 'koa';
import { allEndpoints } from '../calls/all-endpoints';
import { createEdge, localUpstream, type Edge, type EdgeOptions, type Upstreams } from '../service';

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body as JSON. */
  json: Record<string, unknown>;
}

/** A service that answers every request with what it was asked. */
export function echoService(name: string): Koa {
  const app = new Koa();
  app.use((koa) => {
    if (koa.path === '/health/ready') koa.body = { status: 'ready' };
    else
      koa.body = { service: name, method: koa.method, url: koa.url, headers: koa.headers, address: koa.ip };
  });
  return app;
}

const serviceNames = [...new Set([...allEndpoints.map(({ service }) => service), 'notifications'])];

/** The door before fake services, listening on a port of its own, on folders of its own. */
export class TestEdge {
  private readonly privateKey;
  private readonly sessionIds = new Map<string, string[]>();

  private constructor(
    readonly folder: string,
    readonly platform: Platform,
    private readonly edge: Edge,
    private readonly listener: Listener,
    keys: LocalKeySource,
  ) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    keys.add('test', pair.publicKey);
    this.privateKey = pair.privateKey;
  }

  /** `upstreams` replace the echoing ones. */
  static async start(
    upstreams: Upstreams = {},
    {
      platform: overrides,
      ...options
    }: Partial<Omit<EdgeOptions, 'platform'>> & { platform?: Partial<Platform> } = {},
  ): Promise<TestEdge> {
    const folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
    const keys = new LocalKeySource();
    const live = new MemoryLiveBus();
    const platform: Platform = {
      environment: 'test',
      timezone: 'America/New_York',
      transport: new InProcessTransport(),
      sessions: new AnnouncedSessions(new MemorySessionStore(), live),
      keys,
      verifier: new TokenVerifier(keys),
      limiter: new RateLimiter(undefined, 1000),
      live,
      services: new LocalServiceCaller('test'),
      secret: 'test',
      logger: createLogger('edge', 'silent'),
      ...overrides,
    };
    const echoes = serviceNames.map((name) => [name, localUpstream(echoService(name))]);
    const edge = createEdge({
      platform,
      upstreams: { ...Object.fromEntries(echoes), ...upstreams },
      shellFolder: path.join(folder, 'shell'),
      remotesFolder: path.join(folder, 'remotes'),
      ...options,
    });
    const listener = await listen(edge.handler, '127.0.0.1', 0, { upgrade: edge.upgrade });
    return new TestEdge(folder, platform, edge, listener, keys);
  }

  get url(): string {
    return `http://127.0.0.1:${this.listener.port}`;
  }

  /** Sends a request whose path is left exactly as it is. */
  send(
    method: string,
    target: string,
    headers: Record<string, string> = {},
    payload: string | Buffer = '',
  ): Promise<Received> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: this.listener.port, method, path: target, headers, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => resolve(received(answer.statusCode, answer.headers, Buffer.concat(chunks))));
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  get(target: string, headers?: Record<string, string>): Promise<Received> {
    return this.send('GET', target, headers);
  }

  /** Puts a file below the folder of the test (`shell/…`, `remotes/…`). */
  async put(file: string, content: string | Buffer): Promise<void> {
    const target = path.join(this.folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  /** A token of a live session. */
  async tokenOf(session: Session): Promise<string> {
    const sessionId = randomUUID();
    await this.platform.sessions.put({ sessionId, expiresAt: Date.now() + 3_600_000, session });
    this.sessionIds.set(session.userId, [...(this.sessionIds.get(session.userId) ?? []), sessionId]);
    const exp = Math.floor(Date.now() / 1000) + 3600;
    return signToken(this.privateKey, 'test', { sid: sessionId, sub: session.userId, exp });
  }

  /** The live sessions of somebody, first the oldest. */
  async sessionsOf(userId: string): Promise<SessionRecord[]> {
    const found = (this.sessionIds.get(userId) ?? []).map((sessionId) =>
      this.platform.sessions.get(sessionId),
    );
    return (await Promise.all(found)).flatMap((record) => record ?? []);
  }

  async stop(): Promise<void> {
    await this.edge.close();
    this.listener.server.closeAllConnections();
    await this.listener.close();
    await rm(this.folder, { recursive: true });
  }
}

function received(status: number | undefined, headers: IncomingHttpHeaders, body: Buffer): Received {
  return {
    status: status ?? 0,
    headers,
    body,
    get json() {
      return JSON.parse(body.toString());
    },
  };
}
