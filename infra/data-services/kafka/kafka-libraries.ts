import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Availability } from '../availability';
import { StartupProblem } from '../startup-problem';
import { checkoutFolder } from '../checkout';
import { javaVersion } from './java';

const oldestJava = 17;

function pomFile(): string {
  return join(checkoutFolder(), 'infra/data-services/kafka/pom.xml');
}

/** The Kafka version that `pom.xml` asks for. */
export function kafkaVersion(): string {
  const version = /<kafka\.version>([^<]+)</.exec(readFileSync(pomFile(), 'utf8'))?.[1];
  if (!version) throw new Error(`${pomFile()} names no kafka.version`);
  return version;
}

/**
 * The folder with the jars of the broker: `.data/kafka/<version>/libs` of the checkout, whose every data folder shares
 * them. Maven fetches them the first time (50 MB; blocks meanwhile, as only commands and tests ask for it).
 * @throws StartupProblem when Java 17 or Maven is missing or the jars cannot be fetched.
 */
export function kafkaLibraries(): string {
  const java = javaVersion();
  if (java === undefined || java < oldestJava) {
    throw new StartupProblem(
      `Kafka needs Java ${oldestJava} or newer, and ${java ? `${java}` : 'none'} is installed.`,
    );
  }
  const directory = join(checkoutFolder(), '.data/kafka', kafkaVersion());
  const libraries = join(directory, 'libs');
  if (existsSync(libraries)) return libraries;

  const unfinished = join(directory, `fetching-${process.pid}`);
  mkdirSync(directory, { recursive: true });
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${unfinished}`];
  const maven = spawnSync('mvn', ['-B', '-q', '-f', pomFile(), ...goal], { encoding: 'utf8' });
  if (maven.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    const complaint = maven.stdout?.split('\n').find((line) => line.includes('ERROR'));
    throw new StartupProblem(
      `Maven cannot fetch Kafka ${kafkaVersion()}: ${maven.error?.message ?? complaint}`,
    );
  }
  if (existsSync(libraries)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, libraries);
  return libraries;
}

/** Whether a Kafka broker can run here; fetches its jars the first time. */
export function kafkaAvailable(): Availability {
  try {
    kafkaLibraries();
    return { ok: true };
  } catch (error) {
    if (error instanceof StartupProblem) return { ok: false, reason: error.message };
    throw error;
  }
}
