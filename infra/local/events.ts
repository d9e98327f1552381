import { StartupProblem } from '@washcoat/data-services';
import {
  discardDeadLetter,
  listDeadLetters,
  replayDeadLetters,
  replayTopic,
  type DeadLetter,
  type Service,
} from '@washcoat/service-kit';
import { commandLine, commands } from './commands.mjs';
import { letterLine } from './letter-line';
import { openServices } from './open-services';
import { ownDatabases } from './own-databases';

/**
 * The operator's command over events. It works on the database of a running product, or starts the embedded one for
 * the while: handlers only need their transaction, and the inbox keeps it and the running services apart. Roles,
 * passwords and schemas are those that the start of the product has made.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine('events', args);
  const [verb = '', ...rest] = positionals;
  const act = { 'dead-letters': list, show, retry, discard, replay }[verb];
  if (!act) throw new StartupProblem(usage);
  const { services, close } = await openServices(ownDatabases(values.database));
  try {
    await act(services, rest);
  } finally {
    await close();
  }
}

const usage = commands.events?.usage ?? '';

async function list(services: ReadonlyMap<string, Service>): Promise<void> {
  const shelves: string[][] = [];
  for (const service of services.values()) {
    await demandTables(service);
    shelves.push((await listDeadLetters(service)).map((letter) => letterLine(service.name, letter)));
  }
  const lines = shelves.flat();
  for (const line of lines) console.log(line);
  console.log(`${lines.length} shelved events`);
}

/** What came goes to standard output byte by byte, so that it can be kept in a file; what is known of it beside. */
async function show(services: ReadonlyMap<string, Service>, [name = '', number]: string[]): Promise<void> {
  const letter = await letterNumbered(await serviceNamed(services, name), number);
  console.error(`${letterLine(name, letter)}  key ${letter.key || 'none'}, event ${letter.eventId}`);
  process.stdout.write(letter.payload);
}

async function retry(services: ReadonlyMap<string, Service>, [name = '', number]: string[]): Promise<void> {
  const service = await serviceNamed(services, name);
  const letter = number === undefined ? undefined : await letterNumbered(service, number);
  const { handled, failed } = await replayDeadLetters(service, letter?.deadLetterId);
  console.log(`${handled} events handled`);
  for (const { deadLetterId, error } of failed)
    console.log(`${name} ${deadLetterId} stays shelved: ${error.message}`);
  if (failed.length) process.exitCode = 1;
}

async function discard(services: ReadonlyMap<string, Service>, [name = '', number]: string[]): Promise<void> {
  const service = await serviceNamed(services, name);
  const { deadLetterId } = await letterNumbered(service, number);
  await discardDeadLetter(service, deadLetterId);
  console.log(`${name} ${deadLetterId} is off the shelf, and ${name} did nothing with it`);
}

async function replay(
  services: ReadonlyMap<string, Service>,
  [topic = '', name = '']: string[],
): Promise<void> {
  const [owner = ''] = topic.split('.');
  const producer = await serviceNamed(services, owner);
  const target = await serviceNamed(services, name);
  if (!target.consumers.some(({ event }) => event.topic === topic)) {
    throw new StartupProblem(`${name} does not listen to ${topic}.`);
  }
  const { handled, shelved } = await replayTopic(producer, target, topic);
  console.log(`${handled} events of ${topic} handled by ${name}`);
  if (!shelved) return;
  console.log(`${shelved} could not be handled and are shelved: npm run events -- dead-letters`);
  process.exitCode = 1;
}

async function serviceNamed(services: ReadonlyMap<string, Service>, name: string): Promise<Service> {
  const service = services.get(name);
  if (!service) throw new StartupProblem(`There is no service ${name || 'without a name'}. ${usage}`);
  await demandTables(service);
  return service;
}

/** Says which service keeps nothing in this database, before anything is asked of it. */
async function demandTables({ name, database }: Service): Promise<void> {
  const { rows } = await database.raw<{ rows: { isThere: boolean }[] }>(
    `select to_regclass('dead_letter') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere)
    throw new StartupProblem(
      `There is nothing of ${name} in this database; where it has a server of its own, name that: --database ${name}=postgres://…`,
    );
}

async function letterNumbered(service: Service, number = ''): Promise<DeadLetter> {
  const letters = await listDeadLetters(service);
  const letter = letters.find(({ deadLetterId }) => String(deadLetterId) === number);
  if (!letter)
    throw new StartupProblem(`${service.name} has no shelved event ${number || 'without a number'}.`);
  return letter;
}
