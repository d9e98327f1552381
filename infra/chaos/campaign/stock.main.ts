import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listen, RateLimiter, shutdownOnSignal } from '@washcoat/service-kit';
import { seedParts, serviceDefinitions } from '../../local/definitions';
import { createDoor } from '../../local/door';
import { seedDemonstration } from '../../local/seed';
import { startSystem } from '../../local/system';

/** Room for people who work at a machine's pace. */
const HURRY = 1000;

/** The product in this process, as `npm start` has it, on a database that somebody else keeps. */
export async function main(): Promise<void> {
  const { ADMIN_URL: adminUrl = '', DATA_DIR: dataDir = '', PORT: port = '' } = process.env;
  const url = `http://127.0.0.1:${port}`;
  const system = await startSystem({
    adminUrl,
    dataDir,
    definitions: serviceDefinitions(dataDir, url),
    limiter: new RateLimiter(undefined, HURRY),
    logLevel: process.env.LOG_LEVEL,
  });
  await seedOnce(path.join(dataDir, 'demonstration'), system);
  const folders = { shellFolder: path.join(dataDir, 'shell'), remotesFolder: path.join(dataDir, 'remotes') };
  const listener = await listen(createDoor(system, folders).handler, '127.0.0.1', Number(port));
  shutdownOnSignal(
    async () => {
      await listener.close();
      await system.stop();
    },
    (error) => console.error(error),
  );
}

async function seedOnce(marker: string, { services, settle }: Awaited<ReturnType<typeof startSystem>>) {
  if (existsSync(marker)) return;
  await seedDemonstration({ parts: seedParts, services, settle, converters: 300, log: () => undefined });
  await writeFile(marker, new Date().toISOString());
}
