import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@washcoat/data-services';
import type { Bench, BenchOptions } from '../bench';
import { processTree } from '../memory/process-tree';
import { startProduct, type StartedProduct } from '../processes/start-product';
import { hostilePictures } from './hostile-pictures';
import { uploadOnce } from './hostile-upload';

const CLIENTS = 50;
const LOAD_MS = 60_000;
const LOOK_MS = 250;
const IDLE_MS = 5_000;
/** Of the clients: every fifth is slow, every seventh breaks off. */
const SLOW = 5;
const CUT = 7;

/** Memory of the product while fifty hostile clients, each with an address of its own, send pictures that unfold. */
export const uploads: Bench = {
  name: 'uploads',
  async run({ folder }: BenchOptions) {
    const environment = { PORT: String(await freePort()), DATA_DIR: path.join(folder, 'data-uploads') };
    // The first start builds and seeds; the second is what there is on every other day.
    await (await startProduct(['start'], environment, 'npm')).stop();
    const product = await startProduct(['start'], environment, 'npm');
    try {
      await pause(IDLE_MS);
      const idle = await memoryOf(product);
      const { highest, statuses } = await attacked(product);
      const counted = [...statuses].sort(([a], [b]) => a - b);
      return [
        {
          title: `memory with ${CLIENTS} hostile clients for ${LOAD_MS / 1000} s`,
          rows: [
            ['moment', 'Node PSS MB', 'PostgreSQL PSS MB', 'both PSS MB', 'Node RSS MB'],
            cells('idle', idle),
            cells('highest', highest),
          ],
          notes: [
            'PSS counts a page that processes share once among them, RSS once for each',
            'aim: both below 400 MB',
          ],
        },
        {
          title: 'what they were answered',
          rows: [['status', 'uploads'], ...counted.map(([status, count]) => [nameOf(status), String(count)])],
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

const nameOf = (status: number) => (status ? String(status) : 'none, they broke off');

/** PSS of the processes of both, and RSS of those of Node. */
interface Memory {
  node: number;
  postgres: number;
  nodeRss: number;
}

const cells = (moment: string, { node, postgres, nodeRss }: Memory) => [
  moment,
  ...[node, postgres, node + postgres, nodeRss].map((value) => value.toFixed(0)),
];

async function memoryOf({ pid }: StartedProduct): Promise<Memory> {
  const all = await processTree(pid);
  const sum = (pattern: RegExp, what: 'rss' | 'pss') =>
    all.filter(({ command }) => pattern.test(command)).reduce((total, each) => total + each[what], 0);
  const isNode = /^(npm|\S*node)\b/;
  return { node: sum(isNode, 'pss'), postgres: sum(/postgres/, 'pss'), nodeRss: sum(isNode, 'rss') };
}

async function attacked(product: StartedProduct) {
  const contents = Object.values(await hostilePictures());
  const statuses = new Map<number, number>();
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let piece = client; !isOver; piece++) {
      const content = contents[piece % contents.length] ?? Buffer.alloc(0);
      const status = await uploadOnce({
        url: product.url,
        from: `127.0.1.${client + 1}`,
        content,
        isSlow: client % SLOW === 0,
        isCut: client % CUT === 0,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(100);
    }
  });
  const highest = { node: 0, postgres: 0, nodeRss: 0 };
  for (const end = Date.now() + LOAD_MS; Date.now() < end; await pause(LOOK_MS)) {
    const now = await memoryOf(product);
    if (now.node + now.postgres > highest.node + highest.postgres) Object.assign(highest, now);
  }
  isOver = true;
  await Promise.race([Promise.all(clients), pause(30_000)]);
  return { highest, statuses };
}
