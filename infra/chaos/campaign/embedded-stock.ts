import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startPostgres } from '@washcoat/data-services';
import { workspaceFolder } from '../../build/app.mjs';
import { CampaignDatabase } from './database';
import { SupervisedProcess } from './supervised-process';
import type { Stock, StockOptions } from './stock';

/** The whole product in one process on the embedded database. */
export async function startEmbeddedStock({ bundles, folder }: StockOptions): Promise<Stock> {
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const database = await CampaignDatabase.open(startPostgres, folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const product = new SupervisedProcess({
    name: 'The product',
    args: [path.join(workspaceFolder, 'infra/local/run-bundle.mjs'), path.join(bundles, 'stock.mjs')],
    environment: {
      ADMIN_URL: database.proxiedUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'development',
    },
    readyUrl: `${url}/health/ready`,
    logFile: path.join(folder, 'product.log'),
  });
  product.start();
  await product.ready();
  const kill = {
    name: 'process killed',
    async strike(random: () => number) {
      const times = 1 + Math.floor(random() * 3);
      for (let count = 0; count < times; count++) {
        product.kill();
        await pause(random() * 1_500);
      }
    },
  };
  return {
    url,
    adminUrl: database.adminUrl,
    faults: [kill, kill, kill, kill, ...database.faults],
    ready: () => product.ready(),
    starts: () => product.starts,
    async stop() {
      await product.stop();
      await database.stop();
    },
  };
}
