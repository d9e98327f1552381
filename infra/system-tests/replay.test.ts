import { listDeadLetters, type Service } from '@washcoat/service-kit';
import { main as events } from '../local/events';
import { answerOf, auditBooks } from './books';
import { awaitInvoice, complete, fillCart, lookUpOrder } from './orders';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

/** What each service keeps of loads, row by row. */
const readModels = {
  reporting: ['transaction_row', 'did_not_buy_row', 'reported_load'],
  invoicing: ['invoice', 'invoice_revision', 'payment', 'facility_number'],
  billing: ['credit_ledger'],
};

describe('events, handled again', () => {
  let product: TestSystem;
  let buyer: Person;
  let printed: string[];

  beforeAll(async () => {
    product = await startSeededSystem();
    buyer = await signIn(product.url, 'buyer@washcoat.test');
  }, 180_000);
  afterAll(() => product.stop());
  beforeEach(() => {
    printed = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => jest.restoreAllMocks());

  /** npm run events beside the running product. */
  async function command(...args: string[]): Promise<string[]> {
    const { DATA_DIR, DATABASE_ADMIN_URL } = process.env;
    Object.assign(process.env, { DATA_DIR: product.dataDir, DATABASE_ADMIN_URL: product.adminUrl });
    try {
      await events(args);
    } finally {
      restore({ DATA_DIR, DATABASE_ADMIN_URL });
    }
    return printed.splice(0);
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
    60_000,
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
  }, 60_000);

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
    expect(await auditBooks(product.adminUrl)).toHaveLength(2);

    await expect(command('retry', 'reporting')).rejects.toThrow('broken');
    expect(await command('dead-letters')).toEqual(listed);
    await answerOf(product.adminUrl, 'alter table reporting.transaction_row drop constraint broken');
    expect(await command('retry', 'reporting', String(letter?.deadLetterId))).toEqual(['1 events handled']);
    expect(await command('dead-letters')).toEqual(['0 shelved events']);
    expect(await auditBooks(product.adminUrl)).toEqual([]);
  }, 60_000);

  it('are asked for by name: the command refuses in one sentence what does not exist', async () => {
    await expect(command('replay', 'loads.load', 'nobody')).rejects.toThrow('There is no service nobody.');
    await expect(command('replay', 'loads.load', 'files')).rejects.toThrow(
      'files does not listen to loads.load',
    );
    await expect(command('sing')).rejects.toThrow('npm run events -- dead-letters');
  });
});

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
