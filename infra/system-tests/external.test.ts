import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { productList } from '@washcoat/contract-converters';
import { paymentAdd, invoiceGet, invoiceResend } from '@washcoat/contract-invoicing';
import { transactionsReport } from '@washcoat/contract-reporting';
import {
  debianPostgresAvailable,
  describeWhen,
  findRunningPostgres,
  freePort,
  kafkaAvailable,
  redisAvailable,
  startKafka,
  startRedis,
} from '@washcoat/data-services';
import { auditBooks } from './books';
import { eventually } from './eventually';
import { awaitInvoice, complete, fillCart, lookUpOrder, OEM, type Order } from './orders';
import { buildProduct, ProductProcess, type ProductBuild } from './product-process';
import { signIn, type Person } from './sign-in';

jest.setTimeout(300_000);

const CATCH_UP_MS = 90_000;

const missing = [debianPostgresAvailable(), redisAvailable(), kafkaAvailable()].find(({ ok }) => !ok);

describeWhen(missing ?? { ok: true }, 'one process per service on PostgreSQL, Redis and Kafka', () => {
  let build: ProductBuild;
  let folder: string;
  let product: ProductProcess;
  let buyer: Person;
  let order: Order;

  beforeAll(async () => {
    build = await buildProduct();
    folder = await mkdtemp(path.join(tmpdir(), 'washcoat-external-'));
    product = ProductProcess.start({
      bundle: build.bundle('external'),
      args: ['--converters', '300'],
      environment: { DATA_DIR: folder, PORT: String(await freePort()) },
    });
    const url = await product.ready();
    buyer = await signIn(url, 'buyer@washcoat.test');
    order = await lookUpOrder(buyer.api);
  });
  afterAll(async () => {
    await product.end('SIGINT');
    await rm(folder, { recursive: true, force: true });
    await build.remove();
  });

  const place = (name: string) => ({ dataDir: path.join(folder, 'external', name) });

  async function flaws(): Promise<string[]> {
    const database = await findRunningPostgres(place('postgres'));
    return database ? auditBooks(database.adminUrl) : ['the database does not run'];
  }

  /** Waits until the books add up: every invoice, report row, mail and credit has come over Kafka. */
  const booksAreRight = () => eventually(flaws, (found) => found.length === 0, CATCH_UP_MS);

  async function completeSome(count: number): Promise<string[]> {
    const carts = await Promise.all(Array.from({ length: count }, () => fillCart(buyer.api, order)));
    const answers = await Promise.all(carts.map(({ loadId }) => complete(buyer.api, loadId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return carts.map(({ loadId }) => loadId);
  }

  it('does the main job: order, invoice, payment, report', async () => {
    const { loadId } = await fillCart(buyer.api, order, 2);
    const answers = await Promise.all([1, 2, 3].map(() => complete(buyer.api, loadId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { loadDetails } = await awaitInvoice(buyer.api, loadId, CATCH_UP_MS);
    expect(loadDetails.invoiceNo).toMatch(/^ATL-\d{6}$/);
    await buyer.api.ask(paymentAdd, { loadId, paymentMethod: 'CASH', amount: loadDetails.grandtotal ?? NaN });
    const settled = await buyer.api.ask(invoiceGet, { loadId });
    expect(settled.loadDetails).toMatchObject({ status: 'settled', balance: 0 });
    const { list } = await eventually(
      () => buyer.api.ask(transactionsReport, { text: loadDetails.invoiceNo ?? '' }),
      (report) => report.list.length > 0,
      CATCH_UP_MS,
    );
    expect(list).toMatchObject([{ loadId, oem: OEM, finalQty: 2 }]);
    await booksAreRight();
  });

  it('keeps the mail with the invoice where no mail server is set', async () => {
    const { loadId } = await fillCart(buyer.api, order);
    await complete(buyer.api, loadId);
    const { loadDetails } = await awaitInvoice(buyer.api, loadId, CATCH_UP_MS);
    await buyer.api.ask(invoiceResend, { loadId });
    const paper = `filename=${loadDetails.invoiceNo}.pdf`;
    await eventually(keptMails, (mails) => mails.some((mail) => mail.includes(paper)), CATCH_UP_MS);
  });

  it('goes on completing orders while the broker is away, and every invoice comes once it is back', async () => {
    const kafka = await startKafka(place('kafka'));
    await kafka.stop();
    const orders = await completeSome(5);
    await startKafka(place('kafka'));
    orders.push(...(await completeSome(2)));
    for (const loadId of orders) await awaitInvoice(buyer.api, loadId, CATCH_UP_MS);
    await booksAreRight();
  });

  it('signs nobody out while Redis is away or silent, nor when it comes back empty', async () => {
    const ask = () => buyer.api.call(productList, { text: OEM });
    const refused = { status: 503, error: { code: 'UNAVAILABLE' } };
    const isBack = async () => {
      await eventually(ask, (answer) => answer.status !== 503, CATCH_UP_MS);
      expect((await ask()).status).toBe(200);
    };
    const redis = await startRedis(place('redis'));
    await redis.stop();
    expect(await ask()).toMatchObject(refused);
    await rm(path.join(place('redis').dataDir, 'appendonlydir'), { recursive: true });
    await startRedis(place('redis'));
    await isBack();
    const [silent] = await processesWith(`redis-server ${new URL(redis.url).host}`);
    process.kill(Number(silent), 'SIGSTOP');
    expect(await ask()).toMatchObject(refused);
    process.kill(Number(silent), 'SIGCONT');
    await isBack();
  });

  it('starts a service again that was killed, and it catches up', async () => {
    const [first] = await processesOf('reporting');
    process.kill(Number(first), 'SIGKILL');
    const orders = await completeSome(4);
    for (const loadId of orders) await awaitInvoice(buyer.api, loadId, CATCH_UP_MS);
    await booksAreRight();
    const now = await processesOf('reporting');
    expect(now).toHaveLength(1);
    expect(now).not.toContain(first);
  });

  it('ends everything that it started on Ctrl-C', async () => {
    expect(await processesOf('')).not.toHaveLength(0);
    const { code } = await product.end('SIGINT');
    expect(code).toBe(0);
    expect(await processesOf('')).toEqual([]);
    expect(await findRunningPostgres(place('postgres'))).toBeUndefined();
  });

  async function keptMails(): Promise<string[]> {
    const mail = place('mail').dataDir;
    if (!existsSync(mail)) return [];
    const files = await readdir(mail);
    const whole = files.filter((file) => file.endsWith('.eml'));
    return Promise.all(whole.map((file) => readFile(path.join(mail, file), 'utf8')));
  }

  /** Ids of the processes that run a bundle of this build; of all of its services without a name. */
  function processesOf(service: string): Promise<string[]> {
    const folderOfServices = path.dirname(build.bundle('services/edge'));
    return processesWith(service ? build.bundle(`services/${service}`) : folderOfServices);
  }

  async function processesWith(mark: string): Promise<string[]> {
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args='], {
      maxBuffer: 16 * 1024 * 1024,
    });
    const lines = stdout.split('\n').filter((line) => line.includes(mark));
    return lines.flatMap((line) => line.trim().split(/\s+/).slice(0, 1));
  }
});
