import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

function listenOn(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** Below the ports that operating systems give to connections and to servers that choose none. */
const CHOSEN = { from: 20_000, to: 32_000 };
const TRIES = 100;

/**
 * A TCP port that nobody listens on at 127.0.0.1 right now. It is none that the operating system gives away by itself: so
 * nobody has it before it is listened on, but by the same choice.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = await listenOn(randomInt(CHOSEN.from, CHOSEN.to));
    if (port !== undefined) return port;
  }
  throw new Error(`No port from ${CHOSEN.from} to ${CHOSEN.to} is free on 127.0.0.1`);
}

/** Whether a server could listen on this port of 127.0.0.1 right now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOn(port)) !== undefined;
}
