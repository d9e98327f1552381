import { AsyncLocalStorage } from 'node:async_hooks';

import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '@washcoat/contract-kernel';
import { newId } from '../platform/surroundings';

/** A request that is being answered: whatever is done for it, also later and elsewhere, knows it. */
export interface RequestUnderWay {
  readonly method: string;
  readonly target: string;
  /** What its caller and the log know it by. */
  readonly requestId: string;
  /** Ends it: with an answer that says so when none has begun, else by breaking off. */
  fail(): void;
}

const requests = new AsyncLocalStorage<RequestUnderWay>();
const owners = new WeakMap<object, RequestUnderWay>();

/** The request that an error stems from, as far as it is known. */
export function requestOf(error: unknown): RequestUnderWay | undefined {
  const owner = typeof error === 'object' && error !== null ? owners.get(error) : undefined;
  return owner ?? requests.getStore();
}

/** Runs a handler so that every error that it leaves uncaught can be told to stem from its request. */
export function keepingRequests(handler: RequestListener): RequestListener {
  return (request, response) => {
    const mine = answered(request, response);
    claim(request, mine);
    claim(response, mine);
    within(mine, () => handler(request, response));
  };
}

/** The same for a connection that becomes something else than a request. */
export function keepUpgrade(request: IncomingMessage, socket: Duplex, take: () => void): void {
  const mine: RequestUnderWay = {
    ...factsOf(request),
    requestId: newId(),
    fail: () => socket.destroy(),
  };
  claim(socket, mine);
  within(mine, take);
}

/** Events of a request come from its connection, which knows of no request. */
function claim(emitter: EventEmitter, owner: RequestUnderWay): void {
  const emit = emitter.emit.bind(emitter);
  emitter.emit = (name: string | symbol, ...args: unknown[]) => within(owner, () => emit(name, ...args));
}

/** An error that leaves here leaves the storage too: it keeps its owner by itself. */
function within<T>(owner: RequestUnderWay, work: () => T): T {
  try {
    return requests.run(owner, work);
  } catch (error) {
    if (typeof error === 'object' && error !== null) owners.set(error, owner);
    throw error;
  }
}

function answered(request: IncomingMessage, response: ServerResponse): RequestUnderWay {
  let id: string | undefined;
  return {
    ...factsOf(request),
    get requestId() {
      return (id ??= String(response.getHeader('x-request-id') ?? newId()));
    },
    fail() {
      request.unpipe();
      request.resume();
      if (!response.headersSent) answerFailure(response, this.requestId);
      else if (!response.writableEnded) response.destroy();
    },
  };
}

/** Headers that say something of the answer that does not come. */
const ofAnswer = /^(content-(length|encoding|type|disposition)|transfer-encoding|etag|last-modified)$/;

function answerFailure(response: ServerResponse, requestId: string): void {
  for (const name of response.getHeaderNames()) if (ofAnswer.test(name)) response.removeHeader(name);
  const answer: ErrorAnswer = {
    error: 'Something went wrong on our side. See what was saved before you try again.',
    code: 'INTERNAL',
    requestId,
  };
  const body = JSON.stringify(answer);
  response.writeHead(500, {
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-request-id': requestId,
    connection: 'close',
  });
  response.end(body);
}

const factsOf = ({ method = '', url = '' }: IncomingMessage) => ({ method, target: url });
