import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '@washcoat/data-services';
import { createEdge, localUpstream } from '@washcoat/service-edge';
import { listen, RateLimiter, replayTopic } from '@washcoat/service-kit';
import { seedParts, serviceDefinitions } from '../../local/definitions';
import { seedDemonstration } from '../../local/seed';
import { startSystem, type System } from '../../local/system';
import { z } from 'zod';
import { completeBurst } from '../burst/complete-burst';
import { answerParent } from '../processes/parent';
import { manySessions } from './many-sessions';
import { productSettings, replayAsked, type ProductFacts } from './product-protocol';
import { recordStatements } from './record-statements';

const HOST = '127.0.0.1';
/** All clients of a benchmark come from one address, which must not count as one impatient person. */
const LIMIT_SCALE = 100_000;

let stop: () => Promise<void> = async () => undefined;
let system: System | undefined;

answerParent({
  start: async (input) => {
    const { folder, converters } = productSettings.parse(input);
    await mkdir(folder, { recursive: true });
    const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres') });
    stop = () => postgres.stop();
    const started = await startSystem({
      adminUrl: postgres.adminUrl,
      dataDir: folder,
      definitions: serviceDefinitions(folder, `http://${HOST}`),
    });
    system = started;
    started.platform.limiter = new RateLimiter(undefined, LIMIT_SCALE);
    stop = async () => {
      await started.stop();
      await postgres.stop();
    };
    await seedOnce(started, folder, converters);
    const door = await openDoor(started, folder);
    return { url: `http://${HOST}:${door}`, adminUrl: postgres.adminUrl } satisfies ProductFacts;
  },
  record: async (input) => recordStatements(running(), input),
  signIn: (input) => manySessions(running().platform, z.object({ count: z.number() }).parse(input).count),
  burst: (input) => completeBurst(running(), input),
  replay: (input) => {
    const { topic, service } = replayAsked.parse(input);
    const [owner = ''] = topic.split('.');
    return replayTopic(serviceNamed(owner), serviceNamed(service), topic);
  },
  settle: () => running().settle(),
  stop: () => stop(),
});

function running(): System {
  if (!system) throw new Error('The product is not started.');
  return system;
}

function serviceNamed(name: string) {
  const service = running().services.get(name);
  if (!service) throw new Error(`There is no service ${name}.`);
  return service;
}

async function seedOnce({ services, settle }: System, folder: string, converters: number): Promise<void> {
  const marker = path.join(folder, 'demonstration');
  if (existsSync(marker)) return;
  await seedDemonstration({
    parts: seedParts,
    services,
    settle,
    converters,
    log: (line) => console.log(line),
  });
  await writeFile(marker, '');
}

async function openDoor({ platform, services }: System, folder: string): Promise<number> {
  const upstreams = [...services].map(([name, { app }]) => [name, localUpstream(app)]);
  const { handler, upgrade } = createEdge({
    platform,
    upstreams: Object.fromEntries(upstreams),
    shellFolder: path.resolve('shell/dist'),
    remotesFolder: path.join(folder, 'remotes'),
  });
  return (await listen(handler, HOST, 0, { upgrade })).port;
}
