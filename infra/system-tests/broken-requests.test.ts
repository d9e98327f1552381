import { connect, type Socket } from 'node:net';
import { productList } from '@washcoat/contract-converters';
import { removeDataDir } from '@washcoat/data-services';
import { allEndpoints } from '@washcoat/service-edge';
import type { TestDatabase } from '@washcoat/testing';
import { brokenAnywhere, brokenBodies, type BrokenRequest } from './broken-requests';
import { buildProduct, ProductProcess, type ProductBuild } from './product-process';
import { seededDatabase } from './seeded-system';
import { signIn } from './sign-in';
import { newDataDir } from './start-system';

jest.setTimeout(300_000);

const AT_ONCE = 24;
/** After that long without a byte the sender gives up; the product has not to answer what is not over. */
const GIVE_UP_MS = 400;

describe('broken requests', () => {
  let build: ProductBuild;
  let database: TestDatabase;
  let dataDir: string;
  let product: ProductProcess;
  let addresses: Record<string, string>;
  let token: string;
  const idle: Socket[] = [];

  beforeAll(async () => {
    [build, database, dataDir] = await Promise.all([
      buildProduct({ child: 'infra/system-tests/every-address.child.ts' }),
      seededDatabase(),
      newDataDir(),
    ]);
    product = ProductProcess.start({
      bundle: build.bundle('child'),
      environment: { ADMIN_URL: database.url, DATA_DIR: dataDir },
    });
    const door = await product.ready();
    addresses = JSON.parse(/^\{.*\}$/m.exec(product.printed)?.[0] ?? '{}');
    token = (await signIn(door, 'admin@washcoat.test')).api.token ?? '';
    for (const url of Object.values(addresses)) idle.push(...slowOnes(url));
  });
  afterAll(async () => {
    for (const socket of idle) socket.destroy();
    await product.end('SIGKILL');
    await database.drop();
    await removeDataDir(dataDir);
    await build.remove();
  });

  /** Sends them all, some at once; answers those that got 500 or more. */
  async function failuresOf(url: string, requests: readonly BrokenRequest[]): Promise<string[]> {
    const failures: string[] = [];
    const queue = requests.values();
    const worker = async () => {
      for (const sent of queue) {
        const answer = await answerTo(url, sent);
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
        if (status >= 500) failures.push(`${sent.what}: ${answer.slice(0, 600)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return failures;
  }

  /** Nobody ended, nothing was left to the last net, and an honest request is answered. */
  async function expectAllWell(): Promise<void> {
    const ending = await Promise.race([product.ended, Promise.resolve(null)]);
    expect(ending).toBeNull();
    expect(product.printed).not.toContain('uncaught');
    for (const name of ['door', 'outer door']) {
      const { api } = await signIn(addresses[name] ?? '', 'buyer@washcoat.test');
      expect((await api.ask(productList, { text: 'a' })).list).toBeInstanceOf(Array);
    }
    for (const url of Object.values(addresses)) expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  }

  it('of every kind end nothing but themselves, at the doors and at each service', async () => {
    for (const [name, url] of Object.entries(addresses))
      expect([name, await failuresOf(url, brokenAnywhere)]).toEqual([name, []]);
    await expectAllWell();
  });

  it.each(['door', 'outer door', 'its service'])(
    'with a broken body for any call end nothing, at %s',
    async (place) => {
      const failures: string[] = [];
      for (const endpoint of allEndpoints) {
        if (endpoint.method === 'GET' || endpoint.id === 'logout') continue;
        const url = addresses[place] ?? addresses[endpoint.service] ?? '';
        failures.push(...(await failuresOf(url, brokenBodies(endpoint, token))));
      }
      expect(failures).toEqual([]);
      await expectAllWell();
    },
  );
});

function answerTo(url: string, { bytes, leaves }: BrokenRequest): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(bytes, () => {
        if (leaves === 'torn') setImmediate(() => socket.resetAndDestroy());
        if (leaves === 'half') socket.end();
      }),
    );
    socket.setTimeout(GIVE_UP_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (isWhole(answer)) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}

/** Whether a refusal has come whole: nobody waits for the end of its connection. */
function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n', 2);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return body !== undefined && length !== undefined && body.length >= Number(length);
}

/** Connections that say nothing, that say a little, and that do not read; they stay open all the while. */
function slowOnes(url: string): Socket[] {
  const { hostname, port } = new URL(url);
  return [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'POST /write/v1/image/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n-',
  ].map((text) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('error', () => socket.destroy());
    return socket.pause();
  });
}
