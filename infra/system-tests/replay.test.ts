import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@washcoat/data-services';
import { listDeadLetters, type Service } from '@washcoat/service-kit';
import { answerOf, auditBooks, rowCounts } from './books';
import { eventually } from './eventually';
import { awaitInvoice, complete, fillCart, lookUpOrder } from './orders';
import { buildProduct, ProductProcess, type ProductBuild } from './product-process';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import { startSystemOn, type TestSystem } from './start-system';

jest.setTimeout(300_000);

/** What each service keeps of loads, row by row. */
const readModels = {
  reporting: ['transaction_row', 'did_not_buy_row', 'reported_load'],
  invoicing: ['invoice', 'invoice_revision', 'payment', 'facility_number'],
  billing: ['credit_ledger'],
};

describe('events, handled again', () => {
  let product: TestSystem;
  let build: ProductBuild;
  let buyer: Person;

  beforeAll(async () => {
    [product, build] = await Promise.all([startSeededSystem(), buildProduct()]);
    buyer = await signIn(product.url, 'buyer@washcoat.test');
  });
  afterAll(async () => {
    await product.stop();
    await build.remove();
  });

  /** npm run events beside the running product: the lines it prints. Throws them when it fails. */
  const command = (...args: string[]) => commandBeside(product, ...args);

  async function commandBeside({ dataDir, adminUrl }: TestSystem, ...args: string[]): Promise<string[]> {
    const { code, output } = await ProductProcess.start({
      bundle: build.bundle('events'),
      args,
      environment: { DATA_DIR: dataDir, DATABASE_ADMIN_URL: adminUrl },
    }).ended;
    if (code !== 0) throw new Error(output);
    return output.trim().split('\n');
  }

  const service = (name: string): Service => {
    const found = product.system.services.get(name);
    if (!found) throw new Error(`There is no service ${name}.`);
    return found;
  };

  async function contentOf(name: keyof typeof readModels): Promise<Record<string, string[]>> {
    const tables = readModels[name].map(
      async (table) =>
        [
          table,
          await answerOf(
            product.adminUrl,
            `select to_jsonb(t) from ${name}.${table} t order by to_jsonb(t)::text`,
          ),
        ] as const,
    );
    return Object.fromEntries(await Promise.all(tables));
  }

  it.each(['reporting', 'invoicing', 'billing'] as const)(
    'rebuild what %s keeps of loads as it was',
    async (name) => {
      await product.system.settle();
      const before = await contentOf(name);
      expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
      const [told = ''] = await answerOf(
        product.adminUrl,
        `select count(*) from loads.outbox where topic = 'loads.load'`,
      );
      const [sentence = ''] = await command('replay', 'loads.load', name);
      expect(sentence).toMatch(new RegExp(`^\\d+ events of loads\\.load handled by ${name}$`));
      expect(Number.parseInt(sentence, 10)).toBeGreaterThanOrEqual(120);
      expect(Number.parseInt(sentence, 10)).toBeLessThanOrEqual(Number(told));
      await product.system.settle();
      expect(await contentOf(name)).toEqual(before);
      expect(await auditBooks(product.adminUrl)).toEqual([]);
    },
  );

  it('come to the same while orders are completed at the same time', async () => {
    const order = await lookUpOrder(buyer.api);
    const carts = await Promise.all(Array.from({ length: 6 }, () => fillCart(buyer.api, order)));
    await Promise.all([
      command('replay', 'loads.load', 'reporting'),
      ...carts.map(({ loadId }) => complete(buyer.api, loadId)),
    ]);
    await Promise.all(carts.map(({ loadId }) => awaitInvoice(buyer.api, loadId)));
    await product.system.settle();
    expect(await auditBooks(product.adminUrl)).toEqual([]);
  });

  it('are shelved when a service fails, listed with the reason, and retried when it is mended', async () => {
    expect(await command('dead-letters')).toEqual(['0 shelved events']);
    await answerOf(
      product.adminUrl,
      'alter table reporting.transaction_row add constraint broken check (false) not valid',
    );
    const { loadId } = await fillCart(buyer.api, await lookUpOrder(buyer.api));
    await complete(buyer.api, loadId);
    await awaitInvoice(buyer.api, loadId);
    await product.system.settle();

    const [letter] = await listDeadLetters(service('reporting'));
    const listed = await command('dead-letters');
    expect(listed).toEqual([
      expect.stringMatching(/^reporting \d+ .* loads\.load → report-completed-load {2}error: .*"broken"/),
      '1 shelved events',
    ]);
    expect(await auditBooks(product.adminUrl)).toContainEqual(expect.stringContaining('gave up on 1 events'));

    await expect(command('retry', 'reporting')).rejects.toThrow(/stays shelved: .*broken/);
    expect(await command('dead-letters')).toEqual(listed);
    await answerOf(product.adminUrl, 'alter table reporting.transaction_row drop constraint broken');
    expect(await command('retry', 'reporting', String(letter?.deadLetterId))).toEqual(['1 events handled']);
    expect(await command('dead-letters')).toEqual(['0 shelved events']);
    await product.system.settle();
    expect(await auditBooks(product.adminUrl)).toEqual([]);
  });

  it('are shown byte by byte, and discarded one by one when nobody will ever handle them', async () => {
    const bytes = 'no json at all {';
    const ids = await answerOf(
      product.adminUrl,
      `insert into billing.dead_letter (consumer, event_id, topic, key, payload, error, attempts)
       select '*', gen_random_uuid(), 'loads.load', 'here', convert_to($1, 'UTF8'), 'This is no event.', 1
       from generate_series(1, 2) returning dead_letter_id`,
      [bytes],
    );
    const [first = '', second = ''] = ids;
    const listed = await command('dead-letters');
    expect(listed).toEqual([
      expect.stringMatching(new RegExp(`^billing ${first} .*no event\\. {2}16 bytes "no json at all \\{"$`)),
      expect.stringMatching(new RegExp(`^billing ${second} `)),
      '2 shelved events',
    ]);
    const shown = (await command('show', 'billing', first)).join('\n');
    expect(shown).toContain(bytes);
    expect(shown).toMatch(/ {2}key here, event [0-9a-f-]{36}/);
    await expect(command('retry', 'billing', first)).rejects.toThrow(/stays shelved: This is no event\.\n$/);
    expect(await command('dead-letters')).toEqual(listed);
    expect(await command('discard', 'billing', first)).toEqual([
      `billing ${first} is off the shelf, and billing did nothing with it`,
    ]);
    expect(await command('dead-letters')).toEqual([
      expect.stringMatching(new RegExp(`^billing ${second} `)),
      '1 shelved events',
    ]);
    for (const asked of [
      ['discard', 'billing', first],
      ['retry', 'billing', 'abc'],
      ['show', 'billing'],
    ])
      await expect(command(...asked)).rejects.toThrow(
        /^billing has no shelved event (\d+|abc|without a number)\.\n$/,
      );
    await command('discard', 'billing', second);
  });

  it('are listed of services that keep something here: of another the command says where it may be', async () => {
    await answerOf(product.adminUrl, 'alter table settlement.dead_letter rename to dead_letter_elsewhere');
    try {
      await expect(command('dead-letters')).rejects.toThrow(
        /^There is nothing of settlement in this database; .* --database settlement=postgres:\/\/…\n$/,
      );
    } finally {
      await answerOf(product.adminUrl, 'alter table settlement.dead_letter_elsewhere rename to dead_letter');
    }
  });

  it('are listed without a change to roles, passwords or schemas', async () => {
    // Roles belong to a server, and tests beside this one make them anew on the one they share.
    const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-listed-'));
    const postgres = await startPostgres({ dataDir: folder, ephemeral: true });
    const alone = await startSystemOn(postgres.adminUrl);
    try {
      const catalogue = async () => [
        ...(await answerOf(
          alone.adminUrl,
          `select rolname || ' ' || coalesce(rolpassword, '') from pg_authid union all
           select nspname || ' ' || coalesce(nspacl::text, '') from pg_namespace order by 1`,
        )),
        ...(await rowCounts(alone.adminUrl)),
      ];
      // A job of its own notes the month of the credits, once and a while after the start.
      const monthsEnded = () => answerOf(alone.adminUrl, 'select month from billing.credit_month_end');
      await eventually(monthsEnded, (months) => months.length > 0, 60_000);
      const before = await catalogue();
      expect(await commandBeside(alone, 'dead-letters')).toEqual(['0 shelved events']);
      expect(await catalogue()).toEqual(before);
    } finally {
      await alone.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('are asked for by name: the command refuses in one sentence what does not exist', async () => {
    const refusals = await Promise.allSettled([
      command('replay', 'loads.load', 'nobody'),
      command('replay', 'loads.load', 'files'),
      command('sing'),
    ]);
    expect(refusals.map((refusal) => refusal.status === 'rejected' && String(refusal.reason))).toEqual([
      expect.stringMatching(/^Error: There is no service nobody\. npm run events/),
      'Error: files does not listen to loads.load.\n',
      expect.stringMatching(/^Error: npm run events -- dead-letters/),
    ]);
    for (const refusal of refusals) {
      expect(refusal.status === 'rejected' && String(refusal.reason)).not.toMatch(/\n\s+at /);
    }
  });
});
