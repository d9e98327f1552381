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
});
