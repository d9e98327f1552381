import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadCompleted } from '@washcoat/contract-loads';
import { invoicingBooks } from '@washcoat/service-invoicing/books';
import pg from 'pg';
import type { Bench } from '../bench';
import { complete, fillCart, readShelf } from '../order/shop';
import { Product } from '../product/product';
import { signedInClients } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import { ms } from '../report/statistics';
import { BareInvoices } from './bare-invoices';
import { lagOf, watchInvoices, type Lag } from './lag';

const PER_SECOND = 200;
const SECONDS = 10;
const WARM_UP = 200;
const DEADLINE_MS = 300_000;

/** Orders that are completed faster than they are invoiced for a while: whether each gets its invoice once, and how late. */
export const burst: Bench = {
  name: 'burst',
  async run(options) {
    const product = await Product.start(options);
    const database = new pg.Pool({ connectionString: product.facts.adminUrl, max: 2 });
    const floor: BareInvoices[] = [];
    try {
      const loadId = await sampleOrder(product.facts.url);
      await product.settle();
      const load = loadCompleted.schema.parse(await snapshotOf(database, loadId));
      const bare = await BareInvoices.like(product.facts.adminUrl, loadId);
      floor.push(bare);
      const completed = async (count: number) => {
        const loadIds = Array.from({ length: count }, () => randomUUID());
        const watch = watchInvoices(database, loadIds, DEADLINE_MS);
        const times = await product.completeBurst({ load, loadIds, perSecond: PER_SECOND });
        const lag = lagOf(times, await watch.untilAll());
        await product.settle();
        return { loadIds, lag };
      };
      await completed(WARM_UP);
      await bare.write(WARM_UP, PER_SECOND);
      const late = await bare.write(PER_SECOND * SECONDS, PER_SECOND);
      const { loadIds, lag } = await completed(PER_SECOND * SECONDS);
      return [
        {
          title: `${PER_SECOND} orders of ten lines completed in a second, for ${SECONDS} s: completed → invoiced`,
          rows: [
            ['', 'orders', ...durationColumns, 'highest lag s', 'lag under 1 s after the burst'],
            [
              'product',
              String(loadIds.length),
              ...durationCells(lag.waits),
              ms(lag.highest / 1000),
              caughtUp(lag),
            ],
            ['the same rows written bare', String(late.length), ...durationCells(late), '', ''],
          ],
          notes: [
            'aim: none lost or doubled, and the lag back under 1 s within 5 s after the burst',
            `completed within ${ms(lag.completing / 1000)} s; all invoiced ${ms(lag.after / 1000)} s after the last`,
            ...(await flawsOf(database, loadIds)),
          ],
        },
      ];
    } finally {
      for (const bare of floor) await bare.close();
      await database.end();
      await product.stop();
    }
  },
};

const caughtUp = ({ caughtUpAfter }: Lag) => `${ms(caughtUpAfter / 1000)} s`;

async function sampleOrder(url: string): Promise<string> {
  const [client] = await signedInClients(url, 1);
  if (!client) throw new Error('Nobody is signed in.');
  const loadId = await fillCart(client, await readShelf(url));
  await complete(client, loadId);
  client.close();
  return loadId;
}

async function snapshotOf(database: pg.Pool, loadId: string): Promise<unknown> {
  for (let waited = 0; waited < DEADLINE_MS; waited += 50) {
    const { rows } = await database.query('select snapshot from invoicing.invoice where load_id = $1', [
      loadId,
    ]);
    if (rows[0]) return rows[0].snapshot;
    await pause(50);
  }
  throw new Error(`The order ${loadId} was not invoiced.`);
}

/** What is wrong afterwards, in words: lost or doubled invoices, and what the books of invoicing find. */
async function flawsOf(database: pg.Pool, loadIds: readonly string[]): Promise<string[]> {
  const count = async (sql: string) => Number((await database.query(sql, [loadIds])).rows[0].count);
  const invoices = await count(
    'select count(distinct invoice_no) from invoicing.invoice where type = 4 and load_id = any($1::uuid[])',
  );
  const announced = await count(
    `select count(*) from invoicing.outbox where envelope ->> 'type' = 'invoicing.invoice-issued.v1' and key = any($1)`,
  );
  const found = await Promise.all(
    invoicingBooks.map(async ({ query }) =>
      (await database.query(query)).rows.map((row) => Object.values(row).join()),
    ),
  );
  const flaws = found.flat();
  return [
    `of ${loadIds.length} orders ${invoices} have an invoice with a number of its own, and ${announced} were announced`,
    flaws.length
      ? `the books find: ${flaws.slice(0, 5).join('; ')}`
      : 'the books of invoicing find nothing wrong',
  ];
}
