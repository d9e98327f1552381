import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StartupProblem } from './startup-problem';
import { type ExternalService, externalServices } from './external-services';
import { checkoutFolder } from './checkout';

const usage = `npm run services -- start|stop|status [postgres] [redis] [kafka] [--data DIRECTORY]
                                   [--postgres-port N] [--redis-port N] [--kafka-port N]
Runs them on 127.0.0.1 in the background; "start" prints the variables for the product. All three when none is named.`;

const options = {
  data: { type: 'string' },
  'postgres-port': { type: 'string' },
  'redis-port': { type: 'string' },
  'kafka-port': { type: 'string' },
} as const;

type Print = (line: string) => void;

async function act(
  verb: string,
  name: string,
  service: ExternalService,
  place: { dataDir: string; port?: number },
) {
  if (verb === 'start') {
    const { variable, value } = await service.start(place);
    return `${variable}=${value}`;
  }
  if (verb === 'stop') {
    await service.stop(place.dataDir);
    return `${name} stopped`;
  }
  const port = await service.port(place.dataDir);
  return port === undefined ? `${name} does not run` : `${name} listens on 127.0.0.1:${port}`;
}

function portFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartupProblem(`${text} is not a port number.`);
}

/**
 * The command `start`, `stop` or `status` for the named external services, or for all.
 * @param print receives one line per service: its variable, or its state.
 * @throws StartupProblem with one sentence, also for a command that makes no sense.
 */
export async function runServicesCommand(args: string[], print: Print): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [verb = '', ...names] = positionals;
  if (!['start', 'stop', 'status'].includes(verb)) throw new StartupProblem(usage);
  const ports: Record<string, string | undefined> = {
    postgres: values['postgres-port'],
    redis: values['redis-port'],
    kafka: values['kafka-port'],
  };
  for (const name of names.length > 0 ? names : externalServices.keys()) {
    const service = externalServices.get(name);
    if (!service) throw new StartupProblem(`There is no external service "${name}".`);
    const dataDir = join(values.data ?? join(dataRoot(), 'external'), name);
    print(await act(verb, name, service, { dataDir, port: portFrom(ports[name]) }));
  }
}

async function main(): Promise<void> {
  try {
    await runServicesCommand(process.argv.slice(2), console.log);
  } catch (error) {
    console.error(error instanceof StartupProblem ? error.message : error);
    process.exitCode = 1;
  }
}

const calledAs = process.argv[1];
if (calledAs && realpathSync(calledAs) === fileURLToPath(import.meta.url)) await main();

/** Where services keep their files: `DATA_DIR`, else `.data` of the checkout. */
function dataRoot(): string {
  return resolve(process.env.DATA_DIR ?? join(checkoutFolder(), '.data'));
}
