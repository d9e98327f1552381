import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { productList } from '@washcoat/contract-converters';
import { freePort } from '@washcoat/data-services';
import type { Bench, BenchOptions } from '../bench';
import { startProduct, type StartedProduct } from '../processes/start-product';
import { pathWithQuery } from '../product/api-client';
import type { Section } from '../report/report';
import { runClients } from '../report/run-clients';
import { signedInClients } from '../product/signed-in';
import { processTree, type ProcessMemory } from './process-tree';

const IDLE_MS = 10_000;
const LOAD_MS = 60_000;
const LOOK_MS = 1_000;
/** Just under what the door allows to one address (6,000 in a minute). */
const PER_SECOND = 90;
const TERMS = [
  'Ford',
  'KT 0334',
  'GD3',
  '4S71',
  'Toyota',
  'manifold',
  'diesel',
  '9-3',
  'Opel Astra',
  'none such',
];

/** Memory of the Node processes that `npm start` leaves running, npm's own included. */
export const memory: Bench = {
  name: 'memory',
  async run(options) {
    const first = await startByNpm(options);
    await first.stop();
    const product = await startByNpm(options);
    try {
      await pause(IDLE_MS);
      const idle = await nodeProcesses(product);
      const busy = await highest(product);
      return [
        table('idle, 10 s after a start with existing data', idle),
        table('highest under searches', busy),
      ];
    } finally {
      await product.stop();
    }
  },
};

/** The first start builds and seeds; the second is what a person has on every other day. */
async function startByNpm({ folder }: BenchOptions): Promise<StartedProduct> {
  const environment = { PORT: String(await freePort()), DATA_DIR: path.join(folder, 'data-start') };
  return startProduct(['start'], environment, 'npm');
}

async function nodeProcesses({ pid }: StartedProduct): Promise<ProcessMemory[]> {
  const all = await processTree(pid);
  return all.filter(({ command }) => /^(npm|\S*node)\b/.test(command));
}

async function highest(product: StartedProduct): Promise<ProcessMemory[]> {
  const clients = await signedInClients(product.url, 10);
  const count = (PER_SECOND * LOAD_MS) / 1000;
  const load = runClients(clients.length, count, async (client, piece) => {
    const text = TERMS[piece % TERMS.length];
    await clients[client]?.send('GET', pathWithQuery(productList.path, { text }));
    await pause((clients.length * 1000) / PER_SECOND);
  });
  let isOver = false;
  void load.finally(() => (isOver = true));
  let most: ProcessMemory[] = [];
  while (!isOver) {
    const now = await nodeProcesses(product);
    if (total(now).rss > total(most).rss) most = now;
    await pause(LOOK_MS);
  }
  await load;
  clients.forEach((client) => client.close());
  return most;
}

function total(processes: readonly ProcessMemory[]): { rss: number; pss: number } {
  return processes.reduce((sum, { rss, pss }) => ({ rss: sum.rss + rss, pss: sum.pss + pss }), {
    rss: 0,
    pss: 0,
  });
}

function table(title: string, processes: readonly ProcessMemory[]): Section {
  const rows = processes.map(({ command, rss, pss }) => [
    command.slice(0, 60),
    rss.toFixed(0),
    pss.toFixed(0),
  ]);
  const { rss, pss } = total(processes);
  return {
    title,
    rows: [['process', 'RSS MB', 'PSS MB'], ...rows, ['all Node processes', rss.toFixed(0), pss.toFixed(0)]],
    notes: ['aim: RSS below 300 MB'],
  };
}
