import { Agent, request } from 'node:http';
import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';

export interface Answer {
  status: number;
  text: string;
}

/** A client that keeps one connection open, as a browser does. */
export class ApiClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** How many requests it has sent. */
  sent = 0;

  constructor(
    private readonly url: string,
    private readonly token = '',
  ) {}

  /** Sends a request; `body` is JSON. */
  send(method: string, path: string, body?: unknown): Promise<Answer> {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...(this.token ? { token: this.token } : {}),
      ...(payload
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        : {}),
    };
    this.sent++;
    return new Promise((resolve, reject) => {
      const sending = request(new URL(path, this.url), { agent: this.agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      sending.on('error', reject);
      sending.end(payload);
    });
  }

  /** Sends a request whose answer does not matter as long as it is 200. Throws for any other. */
  async demand(path: string, method = 'GET', body?: unknown): Promise<void> {
    const { status, text } = await this.send(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  }

  /** Makes a call of the product and reads its answer by the contract. Throws for any answer but 200. */
  async call<E extends Endpoint>(endpoint: E, input: RequestOf<E> & object): Promise<AnswerOf<E>> {
    const isRead = endpoint.method === 'GET';
    const path = isRead ? pathWithQuery(endpoint.path, input) : endpoint.path;
    const { status, text } = await this.send(endpoint.method, path, isRead ? undefined : input);
    if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
    return endpoint.output.parse(JSON.parse(text)) as AnswerOf<E>;
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A path with its query string; absent values are left out. */
export function pathWithQuery(path: string, input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value));
  return query.size ? `${path}?${query}` : path;
}
