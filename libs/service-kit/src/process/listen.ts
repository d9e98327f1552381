import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timers } from '../platform/surroundings';

/** A listening server and the way to end it after the requests under way. */
export interface Listener {
  server: Server;
  port: number;
  close(): Promise<void>;
}

const GRACE_MS = 5000;
/** Longer than the door and usual load balancers keep a connection that lies idle, so that they end it, not we. */
const IDLE_MS = 75_000;

/** Listens on `host`:`port` (0: any free port); rejects when the port is taken. */
export function listen(handler: RequestListener, host: string, port: number): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ server, port: (server.address() as AddressInfo).port, close: () => close(server) });
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    timers.after(GRACE_MS, () => server.closeAllConnections());
  });
}
