import { appendFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, openPostgres, removeDataDir, startPostgres } from '@washcoat/data-services';
import { ApiClient } from '../system-tests/api-client';
import { answerOf, auditBooks, eventsUnderWay } from '../system-tests/books';
import { eventually } from '../system-tests/eventually';
import { complete, fillCart, lookUpOrder } from '../system-tests/orders';
import { buildProduct, ProductProcess, type ProductBuild } from '../system-tests/product-process';
import { signIn } from '../system-tests/sign-in';
import { backUp } from './back-up';
import { restore } from './restore';

jest.setTimeout(300_000);

describe('a backup of a running product', () => {
  let build: ProductBuild;
  let folder: string;
  let product: ProductProcess;
  /** Orders that were answered before the backup began, and all that were answered. */
  let before: string[];
  let interrupted: number;
  /** Of somebody who was signed in when the backup was taken. */
  let token: string | undefined;

  const dataDir = (name: string) => path.join(folder, name);
  const backup = () => path.join(folder, 'backup');
  const start = async (name: string) =>
    ProductProcess.start({
      bundle: build.bundle('local'),
      args: ['--converters', '300'],
      environment: { DATA_DIR: dataDir(name), PORT: String(await freePort()) },
    });

  beforeAll(async () => {
    build = await buildProduct();
    folder = await mkdtemp(path.join(tmpdir(), 'washcoat-backup-'));
    product = await start('old');
    const { api } = await signIn(await product.ready(), 'buyer@washcoat.test');
    token = api.token;
    const order = await lookUpOrder(api);
    const answered: string[] = [];
    let isOver = false;
    const work = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { loadId } = await fillCart(api, order);
        if ((await complete(api, loadId)).status === 200) answered.push(loadId);
      }
    });
    await eventually(
      async () => answered.length,
      (count) => count >= 20,
    );
    before = [...answered];
    await mkdir(path.join(dataDir('old'), 'files', 'marks'), { recursive: true });
    await writeFile(path.join(dataDir('old'), 'files', 'marks', 'kept.txt'), 'kept');
    await backUp({ dataDir: dataDir('old'), to: backup() });
    isOver = true;
    await Promise.all(work);
    await product.end('SIGKILL');
    await (await startPostgres({ dataDir: path.join(dataDir('old'), 'postgres') })).stop();
    await removeDataDir(dataDir('old'));

    await restore({ dataDir: dataDir('new'), from: backup() });
    const database = await openPostgres({ dataDir: path.join(dataDir('new'), 'postgres') });
    interrupted = await eventsUnderWay(database.adminUrl);
    await database.close();
    product = await start('new');
    await product.ready();
  });
  afterAll(async () => {
    await product.end('SIGINT');
    await removeDataDir(folder);
    await build.remove();
  });

  it('becomes the same product elsewhere, with books that add up and every event handled once', async () => {
    const { adminUrl } = await openPostgres({ dataDir: path.join(dataDir('new'), 'postgres') });
    await eventually(
      () => eventsUnderWay(adminUrl),
      (count) => count === 0,
      60_000,
    );
    console.info(`${before.length} orders before the backup, ${interrupted} events under way in it`);
    expect(interrupted).toBeGreaterThan(0);
    const invoiced = await answerOf(
      adminUrl,
      'select load_id from invoicing.invoice where invoice_no is not null',
    );
    expect(invoiced).toEqual(expect.arrayContaining(before));
    expect(await auditBooks(adminUrl)).toEqual([]);
    expect(await readdir(path.join(dataDir('new'), 'files', 'marks'))).toEqual(['kept.txt']);
    const api = new ApiClient(await product.ready(), token);
    const { loadId } = await fillCart(api, await lookUpOrder(api));
    expect((await complete(api, loadId)).status).toBe(200);
  });

  it('is refused, and nothing is written, when a file is damaged, is missing, or the place is taken', async () => {
    const damaged = path.join(folder, 'damaged');
    await cp(backup(), damaged, { recursive: true });
    await appendFile(path.join(damaged, 'secret'), '!');
    const fresh = dataDir('fresh');
    await expect(restore({ dataDir: fresh, from: damaged })).rejects.toThrow(
      'The backup is damaged: secret is not as it was written. Nothing was restored.',
    );
    await rm(path.join(damaged, 'secret'));
    await expect(restore({ dataDir: fresh, from: damaged })).rejects.toThrow('secret is missing');
    await expect(restore({ dataDir: fresh, from: folder })).rejects.toThrow('holds no backup');
    await expect(readdir(fresh)).rejects.toThrow('ENOENT');
    await expect(restore({ dataDir: dataDir('new'), from: backup() })).rejects.toThrow(
      'holds an installation',
    );
    await expect(backUp({ dataDir: dataDir('new'), to: backup() })).rejects.toThrow('is there already');
    await expect(backUp({ dataDir: fresh, to: path.join(folder, 'nothing') })).rejects.toThrow(
      'No installation was started',
    );
    expect(await readdir(folder)).not.toContain('nothing.unfinished');
  });
});
