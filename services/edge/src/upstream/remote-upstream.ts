import { Agent, type IncomingMessage } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import { endUnheard, Problem } from '@washcoat/service-kit';
import type { Context } from 'koa';
import { CALL_TABLE_PATH, CALLER_LEFT, type Upstream } from './upstream';

const ANSWER_DEADLINE_MS = 120_000;
const READY_DEADLINE_MS = 2_000;
/** Shorter than services keep a connection that lies idle: it is never used at the moment in which they close it. */
const IDLE_MS = 30_000;

/** Headers that belong to one connection, not to the answer. */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

interface Waiting {
  koa: Context;
  resolve(): void;
  reject(reason: Problem): void;
}

/** A service at the base address `url`, reached over HTTP. */
export function remoteUpstream(url: string): Upstream {
  const waiting = new WeakMap<IncomingMessage, Waiting>();
  const proxy = createProxyServer({
    target: url,
    agent: new Agent({ keepAlive: true, timeout: IDLE_MS }),
    selfHandleResponse: true,
    proxyTimeout: ANSWER_DEADLINE_MS,
  });
  proxy.on('proxyRes', (answer, request) => {
    const waiter = waiting.get(request);
    if (waiter) copy(answer, waiter.koa);
    waiter?.resolve();
  });
  proxy.on('econnreset', (_error, request) => {
    const waiter = waiting.get(request);
    if (waiter) waiter.koa.status = CALLER_LEFT;
    waiter?.resolve();
  });
  proxy.on('error', (error, request) => waiting.get(request)?.reject(unreachable(error)));
  return {
    answer(koa) {
      koa.req.headers['x-forwarded-for'] = koa.ip;
      koa.req.headers['x-forwarded-proto'] = koa.protocol;
      return new Promise((resolve, reject) => {
        waiting.set(koa.req, { koa, resolve, reject });
        proxy.web(koa.req, koa.res, {}, (cause) => reject(unreachable(cause)));
      });
    },
    async isReady() {
      const signal = AbortSignal.timeout(READY_DEADLINE_MS);
      return fetch(new URL('/health/ready', url), { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    async callTable() {
      const signal = AbortSignal.timeout(READY_DEADLINE_MS);
      return (await fetch(new URL(CALL_TABLE_PATH, url), { signal })).json();
    },
  };
}

const unreachable = (cause: Error) =>
  new Problem(503, 'This part of Washcoat does not answer right now. Try again in a moment.', {
    code: 'UNAVAILABLE',
    cause,
  });

function copy(answer: IncomingMessage, koa: Context): void {
  koa.status = answer.statusCode ?? 502;
  if (koa.method === 'HEAD' || [204, 304].includes(koa.status)) answer.resume();
  else koa.body = answer;
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !connectionHeaders.has(name)) koa.set(name, value);
  }
  endUnheard(koa);
}
