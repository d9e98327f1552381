import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { productList } from '@washcoat/contract-converters';
import { companyList } from '@washcoat/contract-entities';
import { paymentAdd, invoiceGet, invoiceList, invoiceResend } from '@washcoat/contract-invoicing';
import { loadEdit, loadGet, loadList } from '@washcoat/contract-loads';
import { transactionsReport } from '@washcoat/contract-reporting';
import {
  debianPostgresAvailable,
  describeWhen,
  findRunningPostgres,
  freePort,
  kafkaAvailable,
  openPostgres,
  redisAvailable,
  startKafka,
  startPostgres,
  startRedis,
  type RunningPostgres,
  removeDataDir,
} from '@washcoat/data-services';
import { LivePage } from '@washcoat/service-edge/testing';
import { backUp } from '../backup/back-up';
import { restore } from '../backup/restore';
import { answerOf, auditBooks, eventsUnderWay } from './books';
import { eventually } from './eventually';
import { awaitInvoice, complete, fillCart, lookUpOrder, OEM, type Order } from './orders';
import { buildProduct, ProductProcess, type ProductBuild } from './product-process';
import { SecondDoor } from './second-door';
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
  let address: string;

  beforeAll(async () => {
    build = await buildProduct();
    folder = await mkdtemp(path.join(tmpdir(), 'washcoat-external-'));
    product = ProductProcess.start({
      bundle: build.bundle('external'),
      args: ['--converters', '300'],
      environment: { DATA_DIR: folder, PORT: String(await freePort()) },
    });
    address = await product.ready();
    buyer = await signIn(address, 'buyer@washcoat.test');
    order = await lookUpOrder(buyer.api);
  });
  afterAll(async () => {
    await product.end('SIGINT');
    await removeDataDir(folder);
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
    /** Each service has a connection of its own, which comes back in its own time. */
    const ofEveryService = () =>
      Promise.all([
        ask(),
        buyer.api.call(companyList, {}),
        buyer.api.call(loadList, {}),
        buyer.api.call(invoiceList, {}),
        buyer.api.call(transactionsReport, {}),
      ]);
    const isBack = async () => {
      await eventually(
        ofEveryService,
        (answers) => answers.every(({ status }) => status !== 503),
        CATCH_UP_MS,
      );
      expect((await ofEveryService()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
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

  it('tells pages at two doors of each change and of each other, also after Redis was away', async () => {
    const [firstPid = ''] = await processesOf('edge');
    const bundle = build.bundle('services/edge');
    const second = await SecondDoor.beside({ pid: firstPid, url: address, bundle });
    const pages: LivePage[] = [];
    try {
      const doors = await processesOf('edge');
      const admin = await signIn(address, 'sa@washcoat.test');
      const { loadId } = await fillCart(buyer.api, order);
      const here = await LivePage.open(address, buyer.api.token);
      pages.push(here);
      expect(await here.watch(loadId)).toMatchObject({ isWatched: true });
      const there = await second.open(admin.api.token);
      pages.push(there);
      const both = expect.arrayContaining(
        [buyer, admin].map(({ session: { userId } }) => expect.objectContaining({ userId })),
      );
      expect(await there.watch(loadId)).toMatchObject({ isWatched: true, people: both });
      await here.hears((heard) => heard.name === 'people' && heard.data.people.length === 2);

      let changes = 0;
      const change = () => buyer.api.call(loadEdit, { loadId, notes: `Change ${++changes}` });
      /** Changes the load until both pages have heard of a change that came after this call. */
      const bothHear = async () => {
        const before = pages.map(({ heard }) => heard.length);
        const hasHeard = ({ heard }: LivePage, at: number) =>
          heard.slice(before[at]).some(({ name }) => name === 'changed');
        const isHeard = async () => (await change()).status === 200 && pages.every(hasHeard);
        await eventually(isHeard, Boolean, CATCH_UP_MS);
      };
      expect((await change()).status).toBe(200);
      await Promise.all(pages.map((page) => page.hears(({ name }) => name === 'changed')));

      const redis = await startRedis(place('redis'));
      await redis.stop();
      expect((await change()).status).toBe(503);
      await startRedis(place('redis'));
      await bothHear();
      expect(pages.flatMap(({ heard }) => heard.filter(({ name }) => name === 'end'))).toEqual([]);
      expect(await processesOf('edge')).toEqual(doors);

      there.close();
      expect((await change()).status).toBe(200);
      const back = await second.open(admin.api.token);
      pages.push(back);
      const { version } = await buyer.api.ask(loadGet, { loadId });
      expect(await back.watch(loadId)).toMatchObject({ isWatched: true, version, people: both });
      for (const { api } of [buyer, admin]) expect((await api.call(companyList, {})).status).toBe(200);
    } finally {
      for (const page of pages) page.close();
      await second.stop();
    }
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

  describe('restored elsewhere, with reporting on a PostgreSQL server of its own', () => {
    let reports: RunningPostgres;
    let mailCount: number;
    /** The event of a mail that nobody had written when the backup was taken. */
    let unwritten: string | undefined;
    const dataDir = () => path.join(folder, 'elsewhere', 'external');
    const issued = `invoicing.outbox where envelope ->> 'type' = 'invoicing.invoice-issued.v1'`;

    beforeAll(async () => {
      const backup = path.join(folder, 'backup');
      await backUp({ dataDir: path.join(folder, 'external'), to: backup });
      await restore({ dataDir: dataDir(), from: backup });
      const database = await openPostgres({ dataDir: path.join(dataDir(), 'postgres') });
      mailCount = Number(await answerOf(database.adminUrl, 'select count(*) from notifications.mail'));
      [unwritten] = await answerOf(
        database.adminUrl,
        `with unwritten as (
           delete from notifications.mail where event_id = (select event_id from ${issued} order by id desc limit 1)
           returning event_id)
         delete from notifications.inbox using unwritten
          where inbox.event_id = unwritten.event_id and consumer = 'mail-issued-invoice' returning inbox.event_id`,
      );
      await database.close();
      reports = await startPostgres({ dataDir: path.join(folder, 'reports'), ephemeral: true });
      product = ProductProcess.start({
        bundle: build.bundle('external'),
        args: ['--database', `reporting=${reports.adminUrl}`],
        environment: { DATA_DIR: path.dirname(dataDir()), PORT: String(await freePort()) },
      });
      buyer = await signIn(await product.ready(), 'buyer@washcoat.test');
    });
    afterAll(async () => {
      await product.end('SIGINT');
      await reports.stop();
    });

    const mainDatabase = async () =>
      (await openPostgres({ dataDir: path.join(dataDir(), 'postgres') })).adminUrl;
    const reportedOn = (adminUrl: string, loadId: string) =>
      answerOf(adminUrl, 'select oem from reporting.transaction_row where load_id = $1', [loadId]);

    it('hands the broker what a service may have missed, and nothing is done twice', async () => {
      const adminUrl = await mainDatabase();
      await eventually(
        () => eventsUnderWay(adminUrl),
        (count) => count === 0,
        CATCH_UP_MS,
      );
      const written = () =>
        answerOf(adminUrl, 'select event_id from notifications.mail where event_id = $1', [unwritten]);
      await eventually(written, (found) => found.length > 0, CATCH_UP_MS);
      expect(unwritten).toBeDefined();
      expect(await answerOf(adminUrl, 'select count(*) from notifications.mail')).toEqual([
        String(mailCount),
      ]);
      expect(await auditBooks(adminUrl, 'reporting')).toEqual([]);
    });

    it('reports there what comes over the broker, and a replay beside it comes to the same rows', async () => {
      const { loadId } = await fillCart(buyer.api, order, 2);
      expect((await complete(buyer.api, loadId)).status).toBe(200);
      const { loadDetails } = await awaitInvoice(buyer.api, loadId, CATCH_UP_MS);
      const report = () => buyer.api.ask(transactionsReport, { text: loadDetails.invoiceNo ?? '' });
      const { list } = await eventually(report, (found) => found.list.length > 0, CATCH_UP_MS);
      expect(list).toMatchObject([{ loadId, oem: OEM, finalQty: 2 }]);
      const adminUrl = await mainDatabase();
      expect(await reportedOn(reports.adminUrl, loadId)).toEqual([OEM]);
      expect(await reportedOn(adminUrl, loadId)).toEqual([]);

      const server = new URL(reports.adminUrl);
      server.username = '';
      server.password = '';
      for (const topic of ['loads.load', 'entities.company', 'invoicing.invoice']) {
        const { code, output } = await ProductProcess.start({
          bundle: build.bundle('events'),
          args: ['replay', topic, 'reporting', '--database', `reporting=${server}`],
          environment: { DATA_DIR: dataDir() },
        }).ended;
        expect([code, output]).toEqual([
          0,
          expect.stringMatching(/^\d+ events of .* handled by reporting\n$/),
        ]);
      }
      const rows = 'select to_jsonb(t)::text from reporting.transaction_row t where load_id <> $1 order by 1';
      const before = await answerOf(adminUrl, rows, [loadId]);
      const now = await answerOf(reports.adminUrl, rows, [loadId]);
      expect(before.length).toBeGreaterThan(100);
      expect(now).toEqual(before);
      expect(await reportedOn(reports.adminUrl, loadId)).toEqual([OEM]);
    });
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
