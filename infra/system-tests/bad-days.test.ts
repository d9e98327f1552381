import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { companyList } from '@washcoat/contract-entities';
import {
  findRunningPostgres,
  freePort,
  openDatabaseHome,
  removeDataDir,
  startPostgres,
} from '@washcoat/data-services';
import { listen } from '@washcoat/service-kit';
import { answerOf, auditBooks, eventsUnderWay, rowCounts } from './books';
import { eventually } from './eventually';
import { complete, fillCart, lookUpOrder } from './orders';
import { buildProduct, ProductProcess, type ProductBuild } from './product-process';
import { refusalOf } from './refusal';
import { signIn } from './sign-in';
import { startSystemIn } from './start-system';

jest.setTimeout(300_000);

const ROUNDS = 4;
const CARTS = 3;
const RESTARTS = 2;

describe('on a bad day', () => {
  let build: ProductBuild;
  let folder: string;
  let port: number;
  let product: ProductProcess;

  beforeAll(async () => {
    build = await buildProduct();
    folder = await mkdtemp(path.join(tmpdir(), 'washcoat-bad-days-'));
    port = await freePort();
    product = start();
    await product.ready();
  });
  afterAll(async () => {
    await product.end('SIGINT');
    await removeDataDir(folder);
    await build.remove();
  });

  const start = (environment: Record<string, string> = {}) =>
    ProductProcess.start({
      bundle: build.bundle('local'),
      args: ['--converters', '300'],
      environment: { DATA_DIR: folder, PORT: String(port), ...environment },
    });

  /** Starts the product again and tells how long that took. */
  async function restart(what: string): Promise<string> {
    const began = Date.now();
    product = start();
    const url = await product.ready();
    console.info(`${what}: ready after ${Date.now() - began} ms`);
    return url;
  }

  const database = () => findRunningPostgres({ dataDir: path.join(folder, 'postgres') });

  /** The address of the database, once every event is handled. */
  async function settled(): Promise<string> {
    const adminUrl = (await database())?.adminUrl ?? '';
    await eventually(
      () => eventsUnderWay(adminUrl),
      (count) => count === 0,
      60_000,
    );
    return adminUrl;
  }

  it('a process killed between an order and its events leaves exactly one invoice per order', async () => {
    const answered: string[] = [];
    let interrupted = 0;
    let url = await product.ready();
    for (let round = 1; round <= ROUNDS; round++) {
      const { api } = await signIn(url, 'buyer@washcoat.test');
      const order = await lookUpOrder(api);
      const carts = await Promise.all(Array.from({ length: CARTS }, () => fillCart(api, order)));
      const sent = carts.map(async ({ loadId }) => {
        if ((await complete(api, loadId)).status === 200) answered.push(loadId);
        void product.end('SIGKILL');
      });
      await Promise.allSettled(sent);
      await product.end('SIGKILL');
      interrupted += await eventsUnderWay((await database())?.adminUrl ?? '');
      url = await restart(`killed, time ${round}`);
    }
    const adminUrl = await settled();
    expect(answered.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(interrupted).toBeGreaterThan(0);
    const invoiced = await answerOf(
      adminUrl,
      'select load_id from invoicing.invoice where invoice_no is not null',
    );
    expect(invoiced).toEqual(expect.arrayContaining(answered));
    expect(await auditBooks(adminUrl)).toEqual([]);
  });

  it('a killed process leaves a database that the next start takes over', async () => {
    const before = await database();
    expect(before).toBeDefined();
    await product.end('SIGKILL');
    expect(await database()).toEqual(before);
    await restart('on the database left behind');
    expect(await database()).toEqual(before);
  });

  it('a second start on the same data, or on a taken port, ends with one sentence and code 1', async () => {
    const taken = await listen((_request, response) => response.end(), '127.0.0.1', 0);
    const elsewhere = path.join(folder, 'elsewhere');
    const endings = await Promise.all([
      start({ PORT: String(await freePort()) }).ended,
      start({ PORT: String(taken.port), DATA_DIR: elsewhere }).ended,
    ]);
    await taken.close();
    expect(endings.map(({ code }) => code)).toEqual([1, 1]);
    expect(endings[1]?.output.trim()).toBe(
      `Port ${taken.port} is in use; stop what listens there or choose another with PORT=4500 npm start.`,
    );
    expect(endings[0]?.output.trim().split('\n')).toHaveLength(1);
    expect(await findRunningPostgres({ dataDir: path.join(elsewhere, 'postgres') })).toBeUndefined();
    expect((await fetch(new URL('/health/ready', await product.ready()))).status).toBe(200);
  });

  it('Ctrl-C leaves no process behind, and seeding again changes nothing', async () => {
    const adminUrl = await settled();
    const before = await rowCounts(adminUrl);
    const { code, signal } = await product.end('SIGINT');
    expect([code, signal, await database()]).toEqual([0, null, undefined]);

    await rm(path.join(folder, 'demonstration'));
    await restart('on existing data, asking every part of the seed');
    expect(await rowCounts(await settled())).toEqual(before);
    expect((await product.end('SIGINT')).code).toBe(0);
    await restart('on existing data');
    expect(await rowCounts(await settled())).toEqual(before);
  });

  it('a database that is killed comes back under the product, which says so and goes on', async () => {
    const url = await product.ready();
    const { api } = await signIn(url, 'buyer@washcoat.test');
    const order = await lookUpOrder(api);
    const { loadId } = await fillCart(api, order);
    const { cluster } = await openDatabaseHome(path.join(folder, 'postgres'), {});
    const [line = ''] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(line), 'SIGKILL');
    await eventually(
      async () => product.printed,
      (printed) => printed.includes('has ended, and nobody stopped it; starting it again (1 of 5).'),
      30_000,
    );
    await eventually(
      () => api.call(companyList, {}),
      ({ status }) => status === 200,
      60_000,
    );
    expect((await complete(api, loadId)).status).toBe(200);
    expect(await auditBooks(await settled())).toEqual([]);
  });

  it('a database that restarts while orders are completed costs some a 503, and none its invoice', async () => {
    await product.end('SIGINT');
    const dataDir = path.join(folder, 'postgres');
    let postgres = await startPostgres({ dataDir });
    const { port: databasePort, adminUrl } = postgres;
    const system = await startSystemIn(folder, adminUrl);
    try {
      const { api } = await signIn(system.url, 'buyer@washcoat.test');
      const order = await lookUpOrder(api);
      const carts = await Promise.all(Array.from({ length: 30 }, () => fillCart(api, order)));
      const refused: string[] = [];
      const work = carts.map(async ({ loadId }, index) => {
        await pause(index * 40);
        for (;;) {
          const answer = await complete(api, loadId);
          if (answer.status === 200) return;
          refused.push(`${answer.status} ${refusalOf(answer)?.error}`);
          await pause(100);
        }
      });
      for (let count = 0; count < RESTARTS; count++) {
        await pause(300);
        await postgres.stop();
        await pause(200);
        postgres = await startPostgres({ dataDir, port: databasePort });
      }
      await Promise.all(work);
      expect([...new Set(refused)]).toEqual([
        '503 Washcoat is starting again. Nothing was lost; try again in a moment.',
      ]);
      await eventually(
        () => eventsUnderWay(adminUrl),
        (count) => count === 0,
        60_000,
      );
      expect(await auditBooks(adminUrl)).toEqual([]);
    } finally {
      await system.stop();
      await postgres.stop();
    }
  });
});
