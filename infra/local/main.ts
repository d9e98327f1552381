import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  freePort,
  isPortFree,
  keepPostgres,
  startPostgres,
  StartupProblem,
  type RunningPostgres,
} from '@washcoat/data-services';
import { listen, serveMetrics, shutdownOnSignal, spreadLastNet, type Listener } from '@washcoat/service-kit';
import { commandLine } from './commands.mjs';
import { paperSize, seedParts, serviceDefinitions } from './definitions';
import { edgeMetricsText } from '@washcoat/service-edge';
import { createDoor } from './door';
import { releaseBuiltRemotes } from './release-built-remotes';
import { seedDemonstration } from './seed';
import { startSystem, type System } from './system';
import { welcome } from './welcome';

const HOST = '127.0.0.1';
const DEMO_CONVERTERS = 5000;

interface Settings {
  /** 0: any free one. */
  port: number;
  dataDir: string;
  converters: number;
  isDemonstration: boolean;
  logLevel: string;
  isServiceWorkerOff: boolean;
  metricsPort?: number;
}

/**
 * npm start: the whole product in this process on embedded defaults. Migrates, seeds the demonstration installation
 * into an empty database, releases what was built, listens on loopback and says where.
 */
export async function main(args: readonly string[]): Promise<void> {
  const asked = readSettings(args);
  const settings = { ...asked, port: asked.port || (await freePort()) };
  const { port, dataDir } = settings;
  const url = `http://${HOST}:${port}`;
  if (!(await isPortFree(port))) {
    throw new StartupProblem(
      `Port ${port} is in use; stop what listens there or choose another with PORT=4500 npm start.`,
    );
  }
  await makeDataDir(dataDir);
  const running = await startDatabase(dataDir);
  const { postgres } = running;
  try {
    running.system = await startSystem({
      adminUrl: postgres.adminUrl,
      dataDir,
      definitions: serviceDefinitions(dataDir, url),
      logLevel: settings.logLevel,
    });
    if (settings.isDemonstration) await seedOnce(running.system, settings);
    running.listener = await open(running.system, settings);
    running.metrics = await serveMetrics({ HOST, METRICS_PORT: settings.metricsPort }, edgeMetricsText);
    spreadLastNet(running.system.platform.logger);
  } catch (error) {
    await stop(running);
    throw error;
  }
  console.log(welcome(url, settings.isDemonstration));
}

/** The database, started again when it ends by itself; the product ends with it, so that a supervisor notices. */
async function startDatabase(dataDir: string): Promise<Running> {
  const place = { dataDir: path.join(dataDir, 'postgres') };
  const running: Running = { postgres: await startPostgres(place) };
  const giveUp = shutdownOnSignal(
    () => stop(running),
    (error) => console.error('Washcoat did not stop cleanly.', error),
  );
  running.postgres = await keepPostgres(running.postgres, {
    ...place,
    log: (line) => console.error(line),
    onGivenUp: giveUp,
  });
  return running;
}

interface Running {
  postgres: RunningPostgres;
  system?: System;
  listener?: Pick<Listener, 'close'>;
  metrics?: Pick<Listener, 'close'>;
}

/** Ends in the opposite order of the start: the door, the services, the database. */
async function stop({ listener, metrics, system, postgres }: Running): Promise<void> {
  await listener?.close();
  await metrics?.close();
  await system?.stop();
  await postgres.stop();
}

async function open(
  system: System,
  { port, dataDir, isServiceWorkerOff }: Settings,
): Promise<Pick<Listener, 'close'>> {
  const workspaceFolder = process.cwd();
  const remotesFolder = path.join(dataDir, 'remotes');
  for (const line of await releaseBuiltRemotes(workspaceFolder, remotesFolder)) console.log(line);
  const shellFolder = path.join(workspaceFolder, 'shell/dist');
  const baseUrl = `http://${HOST}:${port}`;
  const edge = createDoor(system, {
    baseUrl,
    shellFolder,
    remotesFolder,
    isServiceWorkerOff,
    takesStripe: Boolean(process.env.STRIPE_PUBLISHABLE_KEY),
    paper: paperSize(),
  });
  const listener = await listen(edge.handler, HOST, port, { upgrade: edge.upgrade });
  return {
    async close() {
      await edge.close();
      await listener.close();
    },
  };
}

/** A marker in the data folder spares every later start the question whether all parts are there. */
async function seedOnce(system: System, { dataDir, converters }: Settings): Promise<void> {
  const marker = path.join(dataDir, 'demonstration');
  if (existsSync(marker)) return;
  console.log('Making the demonstration installation …');
  await seedDemonstration({
    parts: seedParts,
    services: system.services,
    settle: () => system.settle(),
    converters,
    log: (line) => console.log(line),
  });
  await writeFile(marker, `${new Date().toISOString()}\n`);
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(
      `The data folder ${dataDir} can't be used (${reason}); name another with DATA_DIR.`,
    );
  }
}

function readSettings(args: readonly string[]): Settings {
  const { values } = commandLine('start', args);
  const port = Number(process.env.PORT ?? 4400);
  const converters = Number(values.converters ?? DEMO_CONVERTERS);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartupProblem('PORT must be a port number.');
  if (!Number.isInteger(converters) || converters < 1)
    throw new StartupProblem('--converters must be a whole number.');
  return {
    port,
    converters,
    dataDir: path.resolve(process.env.DATA_DIR ?? '.data'),
    isDemonstration: process.env.NODE_ENV !== 'production',
    logLevel: process.env.LOG_LEVEL ?? 'warn',
    isServiceWorkerOff: process.env.SERVICE_WORKER === 'off',
    metricsPort: process.env.METRICS_PORT ? Number(process.env.METRICS_PORT) : undefined,
  };
}
