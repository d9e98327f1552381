import { setTimeout as pause } from 'node:timers/promises';
import { invoiceGet } from '@washcoat/contract-invoicing';
import type { Bench, BenchOptions } from '../bench';
import { complete, fillCart, readShelf, type Shelf } from '../order/shop';
import { pathWithQuery, type ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { signedInClients } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { externalProblem, startExternal } from './external-product';

const ORDERS = 200;
const WARM_UP = 20;
const LOOK_AGAIN_MS = 2;
/** Below what the door allows to one address (6,000 in a minute); a product in other processes has no other door. */
const REQUESTS_PER_SECOND = 80;
const DEADLINE_MS = 30_000;

/** From an order's completion to its invoice over HTTP, through the events of one process and through Kafka. */
export const eventLatency: Bench = {
  name: 'event-latency',
  async run(options) {
    const rows: string[][] = [['', ...durationColumns, 'p50 from sending']];
    rows.push(await embedded(options));
    const problem = externalProblem();
    if (!problem) rows.push(await external(options));
    return [
      {
        title: `${ORDERS} orders of ten lines: completed (answered) → invoice readable over HTTP`,
        rows,
        notes: [
          'aim: p95 100 ms embedded, 300 ms through Kafka',
          ...(problem ? [`no Kafka: ${problem}`] : []),
        ],
      },
    ] satisfies Section[];
  },
};

async function embedded(options: BenchOptions): Promise<string[]> {
  const product = await Product.start(options);
  try {
    return await measured('embedded', product.facts.url);
  } finally {
    await product.stop();
  }
}

async function external(options: BenchOptions): Promise<string[]> {
  const product = await startExternal(options);
  try {
    return await measured('external, Kafka', product.url);
  } finally {
    await product.stop();
  }
}

async function measured(name: string, url: string): Promise<string[]> {
  const shelf = await readShelf(url);
  const [buyer, reader] = await signedInClients(url, 2);
  if (!buyer || !reader) return [name];
  await orders({ buyer, reader, shelf }, WARM_UP);
  const waits = await orders({ buyer, reader, shelf }, ORDERS);
  buyer.close();
  reader.close();
  const fromSending = waits.map(({ answered, readable }) => answered + readable);
  return [
    name,
    ...durationCells(waits.map(({ readable }) => readable)),
    ...durationCells(fromSending).slice(0, 1),
  ];
}

/** Milliseconds until the completion was answered, and from there until the invoice could be read. */
interface Wait {
  answered: number;
  readable: number;
}

async function orders(
  { buyer, reader, shelf }: { buyer: ApiClient; reader: ApiClient; shelf: Shelf },
  count: number,
): Promise<Wait[]> {
  const waits: Wait[] = [];
  const started = performance.now();
  const before = buyer.sent + reader.sent;
  for (let order = 0; order < count; order++) {
    const loadId = await fillCart(buyer, shelf);
    const sent = performance.now();
    await complete(buyer, loadId);
    const answered = performance.now();
    await untilReadable(reader, loadId);
    waits.push({ answered: answered - sent, readable: performance.now() - answered });
    const due = started + ((buyer.sent + reader.sent - before) / REQUESTS_PER_SECOND) * 1000;
    await pause(Math.max(0, due - performance.now()));
  }
  return waits;
}

async function untilReadable(reader: ApiClient, loadId: string): Promise<void> {
  const path = pathWithQuery(invoiceGet.path, { loadId });
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await pause(LOOK_AGAIN_MS)) {
    if ((await reader.send(invoiceGet.method, path)).status === 200) return;
  }
  throw new Error(`The invoice of ${loadId} did not appear within ${DEADLINE_MS / 1000} s.`);
}
