import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEdge, remoteUpstream } from '@washcoat/service-edge';
import { listen, RateLimiter, spreadLastNet } from '@washcoat/service-kit';
import { serviceDefinitions } from '../local/definitions';
import { createDoor } from '../local/door';
import { startSystem } from '../local/system';

const HOST = '127.0.0.1';

/**
 * The product with every address open: the door, each service at a port of its own, and a second door that reaches them
 * there as in the external profile. Prints where they are.
 */
export async function main(): Promise<void> {
  const { ADMIN_URL: adminUrl = '', DATA_DIR: dataDir = '' } = process.env;
  const system = await startSystem({
    adminUrl,
    dataDir,
    definitions: serviceDefinitions(dataDir, `http://${HOST}`),
    limiter: new RateLimiter(undefined, 10_000),
    logLevel: 'error',
  });
  const folders = { shellFolder: path.join(dataDir, 'shell'), remotesFolder: path.join(dataDir, 'remotes') };
  await mkdir(folders.shellFolder, { recursive: true });
  await writeFile(path.join(folders.shellFolder, 'index.html'), '<!doctype html><title>Washcoat</title>');
  const addresses: Record<string, string> = {};
  for (const [name, { app }] of system.services) {
    addresses[name] = `http://${HOST}:${(await listen(app.callback(), HOST, 0)).port}`;
  }
  const upstreams = Object.entries(addresses).map(([name, url]) => [name, remoteUpstream(url)] as const);
  const { platform } = system;
  const doors = {
    door: createDoor(system, folders),
    'outer door': createEdge({ platform, upstreams: Object.fromEntries(upstreams), ...folders }),
  };
  for (const [name, { handler, upgrade }] of Object.entries(doors)) {
    addresses[name] = `http://${HOST}:${(await listen(handler, HOST, 0, { upgrade })).port}`;
  }
  spreadLastNet(platform.logger);
  console.log(JSON.stringify(addresses));
  console.log(`Every address is ready at ${addresses.door}`);
}
