import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkoutFolder } from '../checkout';
import { unlessMissing } from '../missing-file';
import { freePort } from '../ports';
import { withUsableDirectory } from '../unusable-directory';
import { StartupProblem } from '../startup-problem';
import { choosePort, findService, launchService, stopService } from '../background-service';
import { javaProgram } from './java';
import { kafkaLibraries, kafkaVersion } from './kafka-libraries';
import { serverProperties } from './server-properties';

const run = promisify(execFile);
const memory = ['-Xms128m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

export interface KafkaOptions {
  /** Directory of this broker alone; created when missing. */
  dataDir: string;
  /** Port of 127.0.0.1; the last one or a free one when left out. */
  port?: number;
  /** The port that clients are told, when a proxy stands before the broker. */
  advertisedPort?: number;
  log?: (line: string) => void;
}

export interface RunningKafka {
  /** host:port addresses for `KAFKA_BROKERS`. */
  brokers: string[];
  /** Shuts the broker down in order. */
  stop(): Promise<void>;
}

function java(mainClass: string, args: string[]): string[] {
  const logging = join(checkoutFolder(), 'infra/data-services/kafka/log4j2.properties');
  const classPath = join(kafkaLibraries(), '*');
  return [...memory, `-Dlog4j2.configurationFile=${logging}`, '-cp', classPath, mainClass, ...args];
}

async function formatOnce(logDirectory: string, properties: string): Promise<void> {
  if (await unlessMissing(stat(join(logDirectory, 'meta.properties')))) return;
  const clusterId = randomBytes(16).toString('base64url');
  const args = ['format', `--cluster-id=${clusterId}`, '--config', properties, '--ignore-formatted'];
  try {
    await run(javaProgram(), java('kafka.tools.StorageTool', args), { maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    const output = typeof error === 'object' && error && 'stderr' in error ? String(error.stderr) : '';
    const reason = output.trim().split('\n').at(-1) || String(error);
    throw new StartupProblem(`Kafka cannot prepare ${logDirectory}: ${reason}`, { cause: error });
  }
}

/** Fails until the broker answers and knows who coordinates groups: consumers would find it starting for seconds. */
async function findCoordinator(broker: string): Promise<void> {
  const { Kafka, logLevel } = await import('kafkajs');
  const client = new Kafka({
    brokers: [broker],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 1_000,
    retry: { retries: 0 },
  });
  const admin = client.admin();
  try {
    await admin.connect();
    await admin.describeCluster();
    await admin.describeGroups(['readiness']);
  } finally {
    await admin.disconnect();
  }
}

async function start(options: KafkaOptions): Promise<RunningKafka> {
  const { dataDir, port: wanted, advertisedPort, log = () => undefined } = options;
  await mkdir(dataDir, { recursive: true });
  const directory = await realpath(dataDir);
  const stop = () => stopService(directory);
  const running = await findService(directory);
  if (running) return { brokers: [`127.0.0.1:${running.port}`], stop };

  const port = await choosePort(directory, wanted);
  const properties = join(directory, 'server.properties');
  const logDirectory = join(directory, 'topics');
  await writeFile(
    properties,
    serverProperties({ port, advertisedPort, controllerPort: await freePort(), logDirectory }),
  );
  await formatOnce(logDirectory, properties);
  const broker = `127.0.0.1:${port}`;
  await launchService({
    title: `Kafka ${kafkaVersion()}`,
    directory,
    command: javaProgram(),
    args: java('kafka.Kafka', [properties]),
    port,
    mark: properties,
    ask: () => findCoordinator(broker),
  });
  log(`Kafka ${kafkaVersion()} listens on port ${port}`);
  return { brokers: [broker], stop };
}

/**
 * Starts a single Kafka broker (KRaft, its own controller) on 127.0.0.1 from the jars of `pom.xml`, keeping its topics in
 * `dataDir`, or finds the one already running there. Topics exist only when created on purpose.
 * @throws StartupProblem with one sentence.
 */
export function startKafka(options: KafkaOptions): Promise<RunningKafka> {
  return withUsableDirectory(options.dataDir, () => start(options));
}
