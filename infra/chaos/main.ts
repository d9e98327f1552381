import { parseArgs } from 'node:util';
import { StartupProblem } from '@washcoat/data-services';
import { campaign } from './campaign/campaign';
import { search } from './simulation/search';

const AN_HOUR = 60;

const usage = `npm run chaos -- [options]              simulated days on a real database, until one has wrong books
    --minutes <n>     how long (60)
    --seed <n>        of the first 50 days; the next 50 have the next (a random one)
    --path <text>     with --seed: only the day that a failure named
npm run chaos -- campaign [options]     real processes: rounds of work and faults, then the books
    --rounds <n>      how many (10)
    --minutes <n>     no round begins later than this
    --seed <n>        of the first round; each has the next (a random one)
    --external        one process per service on PostgreSQL, Redis and Kafka
    --fault <name>    only this kind of fault, as the table names it
npm run chaos -- --help`;

/** npm run chaos: looks for what a bad day breaks, until it is told to stop. */
export async function main(args: readonly string[], bundles: string): Promise<void> {
  const { values, positionals } = optionsOf(args);
  if (values.help) {
    console.log(usage);
    return;
  }
  const [mode = 'simulate', ...rest] = positionals;
  if (rest.length || !['simulate', 'campaign'].includes(mode)) throw new StartupProblem(usage);
  const seed = wholeNumber('seed', values.seed) ?? Math.floor(Math.random() * 1_000_000);
  const minutes = wholeNumber('minutes', values.minutes);
  if (mode === 'simulate') {
    process.exit((await search({ minutes: minutes ?? AN_HOUR, seed, path: values.path })) ? 0 : 1);
  }
  const isRight = await campaign({
    rounds: wholeNumber('rounds', values.rounds) ?? 10,
    minutes,
    seed,
    isExternal: values.external,
    fault: values.fault,
    bundles,
  });
  process.exit(isRight ? 0 : 1);
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        minutes: { type: 'string' },
        seed: { type: 'string' },
        path: { type: 'string' },
        external: { type: 'boolean', default: false },
        fault: { type: 'string' },
      },
    });
  } catch (error) {
    throw new StartupProblem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value)) throw new StartupProblem(`--${name} must be a whole number.`);
  return value;
}
