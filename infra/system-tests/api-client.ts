import { Agent, request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { AnswerOf, Endpoint, ErrorAnswer, Method, RequestOf } from '@washcoat/contract-kernel';

/** An answer as it came. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface ApiAnswer<E extends Endpoint> extends RawAnswer {
  /** The answer of a call that went well. */
  body: AnswerOf<E>;
  /** The same body when it was refused. */
  error: ErrorAnswer & Record<string, unknown>;
}

export interface RequestParts {
  /** The query string, without the question mark. */
  query?: string;
  /** Sent as it is. */
  body?: string;
  headers?: Record<string, string>;
}

/** By `node:http`, since tests that send tens of thousands of requests take a tenth longer with `fetch`. */
const agent = new Agent({ keepAlive: true });

/** Calls the product over HTTP, as nobody or as whoever the token belongs to. */
export class ApiClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** Calls an endpoint; `headers` come on top of the token. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E> | Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer<E>> {
    const isRead = endpoint.method === 'GET';
    const answer = await this.send(
      endpoint.method,
      endpoint.path,
      isRead
        ? { query: queryOf(Object.entries(input ?? {})), headers }
        : { body: JSON.stringify(input), headers },
    );
    const body = JSON.parse(answer.text);
    return { ...answer, body, error: body };
  }

  /** The same for a call that must go well. Throws what it was answered otherwise. */
  async ask<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    headers: Record<string, string> = {},
  ): Promise<AnswerOf<E>> {
    const { status, body, text } = await this.call(endpoint, input, headers);
    if (status !== 200) throw new Error(`${endpoint.id} was answered with ${status}: ${text.slice(0, 500)}`);
    return body;
  }

  /** Sends a request as it is. A body is announced as JSON unless the headers say otherwise. */
  async send(method: Method, path: string, { query, body, headers }: RequestParts = {}): Promise<RawAnswer> {
    const options = {
      agent,
      method,
      headers: {
        'accept-encoding': 'gzip',
        ...(this.token === undefined ? {} : { token: this.token }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${this.url}${path}${query ? `?${query}` : ''}`, options, resolve)
        .on('error', reject)
        .end(body);
    });
    const named = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return {
      status: answer.statusCode ?? 0,
      headers: new Headers(named),
      text: await textOf(unpacked(answer)),
    };
  }
}

function unpacked(answer: IncomingMessage) {
  if (answer.headers['content-encoding'] !== 'gzip') return answer;
  // What breaks off is told by the stream that is read.
  return pipeline(answer, createGunzip(), () => undefined);
}

/** A query string; absent values are left out. */
export function queryOf(entries: readonly (readonly [string, unknown])[]): string {
  const present = entries.filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
}
