// What can be said to the commands of package.json. Uses nothing but Node, because it runs before anything is installed.
import { parseArgs } from 'node:util';

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/**
 * @typedef {object} Command
 * @property {string} usage how it is called, and what it does
 * @property {readonly string[]} run the script and what it is given first
 * @property {Record<string, {type: 'string' | 'boolean'}>} [options]
 * @property {true} [passesOn] whether options that it does not know are for what it runs
 * @property {number} [most] how many words besides options make sense; any number when it is left out
 */

/** @type {Record<string, Command>} */
export const commands = {
  start: {
    usage: `npm start [-- --converters N]
Starts the product on embedded defaults; PORT and DATA_DIR choose the port and the data folder.`,
    run: ['infra/local/start.mjs'],
    options: { converters: text },
    most: 0,
  },
  'start:external': {
    usage: `npm run start:external [-- --converters N] [--database <service>=<address>]
Starts the product on PostgreSQL, Redis and Kafka, one process per service. --database: another PostgreSQL server for a
service, with a user that may make roles; may be repeated with commas.`,
    run: ['infra/external/start.mjs'],
    options: { converters: text, database: text },
    most: 0,
  },
  test: {
    usage: `npm test [-- FOLDER … and options of jest]
Runs every test of every runner and prints their sums; with a folder those of jest that lie in it.`,
    run: ['infra/local/test.mjs'],
    passesOn: true,
  },
  'noun-size': {
    usage: `npm run noun-size -- facility [field]   (or user, customer, role, make, test, ticket)
Prints how many files and lines a noun takes, and in which of them a field is named.`,
    run: ['infra/nouns/noun-size.mjs'],
    most: 2,
  },
  release: {
    usage: `npm run release -- mfe-loads [mfe-…] [--companies id,id] [--percentage n] [--served-at http://…]
                        [--as-built] [--unseen]
npm run release -- --list
Builds the remotes whose sources changed, tells what is different, opens them in a headless browser and then releases
them: for everybody, or for some companies or a share of the visitors. --as-built: what lies in dist, which nothing
builds again. --unseen: without a browser.`,
    run: ['infra/build/run.mjs', 'infra/registry/release.cli.ts'],
    options: {
      companies: text,
      percentage: text,
      'served-at': text,
      'as-built': flag,
      unseen: flag,
      list: flag,
    },
  },
  rollback: {
    usage: `npm run rollback -- mfe-loads [version]
Takes the last release of a remote back, or goes back to a version that it names.`,
    run: ['infra/build/run.mjs', 'infra/registry/rollback.cli.ts'],
    most: 2,
  },
  services: {
    usage: `npm run services -- start|stop|status [postgres] [redis] [kafka] [--data DIRECTORY]
                                   [--postgres-port N] [--redis-port N] [--kafka-port N]
Runs them on 127.0.0.1 in the background; "start" prints the variables for the product. All three when none is named.`,
    run: ['infra/build/run.mjs', 'infra/data-services/services.ts'],
    options: { data: text, 'postgres-port': text, 'redis-port': text, 'kafka-port': text },
  },
  months: {
    usage: `npm run months -- list
npm run months -- archive 2024-03 --to FOLDER
npm run months -- restore FILE …   [--database reporting=<address>]
Months of the reports: which there are; one into files, out of the reports and off the database; and back. On the
running product, or on the embedded database of DATA_DIR.`,
    run: ['infra/local/months.mjs'],
    options: { to: text, database: text },
  },
  events: {
    usage: `npm run events -- dead-letters                      lists the events that a service gave up on; changes nothing
npm run events -- show <service> <number>           what came, byte by byte
npm run events -- retry <service> [number]          handles shelved events again
npm run events -- discard <service> <number>        takes one off the shelf that never can be handled
npm run events -- replay <topic> <service>          rebuilds what the service keeps of a topic (loads.load reporting)
--database <service>=<address>                      where a service has a server of its own, without a user: with its role;
                                                    may be repeated with commas`,
    run: ['infra/local/events.mjs'],
    options: { database: text },
    most: 3,
  },
  billing: {
    usage: `npm run billing -- reconcile [--days N] [--repair]
Compares what was bought in the last days (90 unless told otherwise) with what the card provider says, and names what
differs. --repair: grants what was paid, takes back what was refunded, and ends renewals that have ended on one side; what a
person has to look at is only named.
--database billing=<address>                        where billing has a server of its own`,
    run: ['infra/local/billing.mjs'],
    options: { days: text, repair: flag, database: text },
    most: 1,
  },
  screens: {
    usage: `npm run screens [-- name …]
Takes pictures of the screens of a running product (WASHCOAT_URL) into DATA_DIR/screens; of all when none is named.`,
    run: ['infra/build/run.mjs', 'infra/screens/take-screens.ts'],
  },
  matrix: {
    usage: `npm run matrix
Writes the permission matrix that a test compares with the running product.`,
    run: ['infra/build/run.mjs', 'infra/system-tests/write-matrix.ts'],
    most: 0,
  },
  contracts: {
    usage: `npm run contracts
Keeps the contracts of this checkout as the released ones, with the public types of platform-sdk and ui, the tables, and
two remotes as they are built.`,
    run: ['infra/build/run.mjs', 'infra/contracts/write-contracts.cli.ts'],
    most: 0,
  },
  backup: {
    usage: `npm run backup -- --to FOLDER
Takes a backup of the installation in DATA_DIR (default .data; .data/external of the external profile), while it runs.`,
    run: ['infra/build/run.mjs', 'infra/backup/backup.cli.ts'],
    options: { to: text },
    most: 0,
  },
  restore: {
    usage: `npm run restore -- --from FOLDER
Makes an installation in DATA_DIR, which must hold none, out of a backup.`,
    run: ['infra/build/run.mjs', 'infra/backup/restore.cli.ts'],
    options: { from: text },
    most: 0,
  },
  bench: {
    usage: `npm run bench -- <name> [--profile] [--converters N,N] [--people N] [--minutes N] [--lines N]
Measures and prints tables; infra/bench/README.md lists the names.`,
    run: ['infra/bench/bench.mjs'],
    options: { profile: flag, converters: text, people: text, minutes: text, lines: text },
    most: 1,
  },
  chaos: {
    usage: `npm run chaos -- [--minutes N] [--seed N] [--path TEXT]
Lives simulated days on a real database until one has wrong books, for an hour unless told otherwise; 50 days of the
seed, then 50 of the next. With the seed and the path that a failure named only its day.
npm run chaos -- campaign [--rounds N] [--minutes N] [--seed N] [--external] [--fault NAME]
Rounds of work and faults on real processes, the books after each; --external: one process per service on PostgreSQL,
Redis and Kafka. infra/chaos/README.md tells more.
npm run chaos -- purchases [--rounds N] [--seed N] [--fault NAME]
So many purchases, 500 unless told otherwise, while the product is killed and its database starts again: each is to have
one grant and one charge.`,
    run: ['infra/chaos/chaos.mjs'],
    options: { minutes: text, seed: text, path: text, rounds: text, external: flag, fault: text },
    most: 1,
  },
  rows: {
    usage: `npm run rows [-- --missing]
Tells which rows of the specification have a passing test in the last npm test, or lists those without.`,
    run: ['infra/rows/rows.mjs'],
    options: { missing: flag },
    most: 0,
  },
};

/** Something was said to a command that it does not know, in one sentence. */
export class UsageProblem extends Error {
  name = 'UsageProblem';
}

/**
 * Reads what was said to a command; null when it was asked for help.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {{values: Record<string, string | boolean | undefined>, positionals: string[]} | null}
 */
export function readCommand(name, args) {
  const { options = {}, most = Infinity, passesOn = false } = commands[name] ?? {};
  const help = /** @type {const} */ ({ type: 'boolean', short: 'h' });
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, help },
    strict: false,
    tokens: true,
  });
  const said = tokens.filter((token) => token.kind === 'option');
  if (said.some((token) => token.name === 'help')) return null;
  if (passesOn) return { values: {}, positionals: [...args] };
  const where = `npm run ${name} -- --help tells what there is`;
  const unknown = said.find((token) => !Object.hasOwn(options, token.name));
  if (unknown) throw new UsageProblem(`There is no option ${unknown.rawName}; ${where}.`);
  for (const { name: option, rawName, value } of said) {
    const isText = options[option]?.type === 'string';
    if (isText && !value) throw new UsageProblem(`The option ${rawName} lacks its value; ${where}.`);
    if (!isText && value !== undefined)
      throw new UsageProblem(`The option ${rawName} takes no value; ${where}.`);
  }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (positionals.length > most) {
    throw new UsageProblem(`"${positionals[most]}" is one word too many; ${where}.`);
  }
  return { values, positionals };
}

/**
 * Reads what was said to a command, for the command itself. Help is printed and ends the process with 0, what it does
 * not know in one sentence with 2.
 * @param {string} name
 * @param {readonly string[]} [args]
 */
export function commandLine(name, args = process.argv.slice(2)) {
  try {
    const read = readCommand(name, args);
    if (read) return read;
    console.log(commands[name]?.usage);
    return process.exit(0);
  } catch (problem) {
    if (!(problem instanceof UsageProblem)) throw problem;
    console.error(problem.message);
    return process.exit(2);
  }
}
