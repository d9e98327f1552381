import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { timers } from '../platform/surroundings';
import { refuse, refuseOn } from './broken-request';
import { readableTarget } from './request-target';
import { keepingRequests, keepUpgrade } from './request-under-way';

/** A listening server and the way to end it after the requests under way. */
export interface Listener {
  server: Server;
  port: number;
  close(): Promise<void>;
}

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface ListenOptions {
  /** Takes over connections that ask to become something else; without it they are requests like others. */
  upgrade?: UpgradeListener;
  patience?: Partial<Patience>;
}

/** How long a connection may take, in milliseconds. */
export interface Patience {
  /** For its headers. */
  headersMs: number;
  /** For a whole request: the largest upload over a poor connection in the yard. */
  requestMs: number;
  /** Without a byte in either direction: longer than the door waits for a service. */
  silenceMs: number;
  /** Between requests: longer than the door and usual load balancers keep it, so that they end it, not we. */
  idleMs: number;
}

const usualPatience: Patience = {
  headersMs: 15_000,
  requestMs: 300_000,
  silenceMs: 130_000,
  idleMs: 75_000,
};
const GRACE_MS = 5000;

/**
 * Listens on `host`:`port` (0: any free port); rejects when the port is taken. What comes to the handler has an
 * address that can be parsed, and no connection lasts without end.
 */
export function listen(
  handler: RequestListener,
  host: string,
  port: number,
  { upgrade, patience }: ListenOptions = {},
): Promise<Listener> {
  const answering = new WeakMap<Duplex, ServerResponse>();
  const handle = keepingRequests(handler);
  const server = createServer(timeoutsOf({ ...usualPatience, ...patience }), (request, response) => {
    answering.set(request.socket, response);
    if (readTarget(request)) handle(request, response);
    else refuse(response);
  });
  server.timeout = patience?.silenceMs ?? usualPatience.silenceMs;
  server.on('clientError', (error, socket) => {
    const answer = answering.get(socket);
    if (answer?.headersSent && !answer.writableFinished) socket.destroy();
    else refuseOn(socket, error);
  });
  if (upgrade) {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      if (readTarget(request)) keepUpgrade(request, socket, () => upgrade(request, socket, head));
      else refuseOn(socket);
    });
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ server, port: (server.address() as AddressInfo).port, close: () => close(server) });
    });
  });
}

const timeoutsOf = ({ headersMs, requestMs, idleMs }: Patience) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: Math.min(headersMs, 5000),
});

function readTarget(request: IncomingMessage): boolean {
  const target = readableTarget(request.url ?? '');
  if (target !== null) request.url = target;
  return target !== null;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    timers.after(GRACE_MS, () => server.closeAllConnections());
  });
}
