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

/** A TCP port that nobody listens on at 127.0.0.1 right now, chosen by the operating system. */
export async function freePort(): Promise<number> {
  const port = await listenOn(0);
  if (port === undefined) throw new Error('The operating system gave out no free port on 127.0.0.1');
  return port;
}

/** Whether a server could listen on this port of 127.0.0.1 right now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOn(port)) !== undefined;
}
