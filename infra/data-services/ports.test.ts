import { createServer } from 'node:net';
import { freePort, isPortFree } from './ports';

describe('ports', () => {
  it('gives out a port that a server can take, and sees that it is taken then', async () => {
    const port = await freePort();
    expect(await isPortFree(port)).toBe(true);

    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });

  it('gives out none that the operating system gives to a connection or to a server that asks for any', async () => {
    const chosen = await Promise.all(Array.from({ length: 50 }, () => freePort()));
    // The lowest that Linux gives away by itself; others begin higher.
    for (const port of chosen) expect(port).toBeLessThan(32_768);
  });
});
