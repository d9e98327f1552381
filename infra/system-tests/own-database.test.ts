import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeDataDir, startPostgres, type RunningPostgres } from '@washcoat/data-services';
import { InProcessTransport, provisionServices, RunningService } from '@washcoat/service-kit';
import { transactionsReport } from '@washcoat/contract-reporting';
import { reportingService } from '@washcoat/service-reporting';
import { answerOf } from './books';
import { awaitInvoice, complete, fillCart, lookUpOrder } from './orders';
import { buildProduct, ProductProcess, type ProductBuild } from './product-process';
import { startSeededSystem } from './seeded-system';
import { signIn } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

const topics = ['entities.company', 'loads.load', 'invoicing.invoice'];
const tables = ['company_copy', 'transaction_row', 'did_not_buy_row', 'reported_load', 'invoice_copy'];

describe('reporting with a PostgreSQL server of its own', () => {
  let product: TestSystem;
  let build: ProductBuild;
  let folder: string;
  let other: RunningPostgres;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'washcoat-own-database-'));
    [product, build, other] = await Promise.all([
      startSeededSystem(),
      buildProduct(),
      startPostgres({ dataDir: path.join(folder, 'postgres'), ephemeral: true }),
    ]);
  });
  afterAll(async () => {
    await product.stop();
    await other.stop();
    await removeDataDir(folder);
    await build.remove();
  });

  async function contentOf(adminUrl: string): Promise<string[]> {
    const contents = tables.map((table) =>
      answerOf(adminUrl, `select '${table} ' || to_jsonb(t)::text from reporting.${table} t order by 1`),
    );
    return (await Promise.all(contents)).flat();
  }

  it('is filled from the logs of the others and has the same figures, row by row', async () => {
    const { platform, settle } = product.system;
    const urls = await provisionServices(other.adminUrl, ['reporting'], platform.secret);
    const apart = new RunningService(
      reportingService,
      { ...platform, transport: new InProcessTransport() },
      urls.reporting ?? '',
    );
    await apart.prepare();
    await apart.stop();

    const buyer = await signIn(product.url, 'buyer@washcoat.test');
    const { loadId } = await fillCart(buyer.api, await lookUpOrder(buyer.api));
    await complete(buyer.api, loadId);
    await awaitInvoice(buyer.api, loadId);
    await settle();
    const { list } = await buyer.api.ask(transactionsReport, {});
    expect(list.length).toBeGreaterThan(0);

    for (const topic of topics) {
      const { code, output } = await ProductProcess.start({
        bundle: build.bundle('events'),
        args: ['replay', topic, 'reporting', '--database', `reporting=${urls.reporting}`],
        environment: { DATA_DIR: product.dataDir, DATABASE_ADMIN_URL: product.adminUrl },
      }).ended;
      expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ events of .* handled by reporting\n$/)]);
    }
    const content = await contentOf(other.adminUrl);
    expect(content).toEqual(await contentOf(product.adminUrl));
    expect(content.filter((row) => row.startsWith('transaction_row')).length).toBeGreaterThan(100);
  });
});
