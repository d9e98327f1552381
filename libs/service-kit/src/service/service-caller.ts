import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { z } from 'zod';
import { Problem } from '../problem';

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A call from one service to another: JSON in, bytes out. */
export interface ServiceCaller {
  post(service: string, path: string, body: unknown): Promise<Buffer>;
}

/** The header that carries the shared secret of the services. */
export const SERVICE_SECRET_HEADER = 'x-service-secret';

/** Calls within one process, without a port. */
export class LocalServiceCaller implements ServiceCaller {
  private readonly handlers = new Map<string, HttpHandler>();

  constructor(private readonly secret: string) {}

  add(service: string, handler: HttpHandler) {
    this.handlers.set(service, handler);
  }

  async post(service: string, path: string, body: unknown) {
    const handler = this.handlers.get(service);
    if (!handler) throw new Error(`The service ${service} does not run in this process.`);
    const answer = await inject((request, response) => void handler(request, response), {
      method: 'POST',
      url: path,
      headers: { [SERVICE_SECRET_HEADER]: this.secret },
      payload: JSON.parse(JSON.stringify(body)),
    });
    return answered(answer.statusCode, answer.rawPayload);
  }
}

/** Calls over HTTP to the addresses of the installation. */
export class RemoteServiceCaller implements ServiceCaller {
  constructor(
    private readonly urls: Record<string, string>,
    private readonly secret: string,
  ) {}

  async post(service: string, path: string, body: unknown) {
    const base = this.urls[service];
    if (!base) throw new Error(`SERVICE_URLS has no address of ${service}.`);
    const answer = await fetch(new URL(path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SERVICE_SECRET_HEADER]: this.secret },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return answered(answer.status, Buffer.from(await answer.arrayBuffer()));
  }
}

const refusal = z.object({ error: z.string(), code: z.string().optional() });

/** A refusal is handed on as it is, also that of a service which is too busy; what broke there is our own failure. */
function answered(status: number, body: Buffer): Buffer {
  if (status < 400) return body;
  const parsed = refusal.safeParse(JSON.parse(body.toString() || '{}'));
  if ((status < 500 || status === 503) && parsed.success)
    throw new Problem(status, parsed.data.error, { code: parsed.data.code });
  throw new Error(`A service answered ${status}.`);
}
