import { StartupProblem } from '@washcoat/data-services';
import { listDeadLetters, replayDeadLetters, replayTopic, type Service } from '@washcoat/service-kit';
import { commandLine, commands } from './commands.mjs';
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
  const act = { 'dead-letters': list, retry, replay }[verb];
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
  let count = 0;
  for (const service of services.values()) {
    for (const letter of await listDeadLetters(service)) {
      count++;
      const { deadLetterId, consumer, topic, error, shelvedAt } = letter;
      console.log(
        `${service.name} ${deadLetterId}  ${shelvedAt.toISOString()}  ${topic} → ${consumer}  ${error}`,
      );
    }
  }
  console.log(`${count} shelved events`);
}

async function retry(services: ReadonlyMap<string, Service>, [name = '', number]: string[]): Promise<void> {
  const { handled, failed } = await replayDeadLetters(
    serviceNamed(services, name),
    number === undefined ? undefined : Number(number),
  );
  console.log(`${handled} events handled`);
  for (const { deadLetterId, error } of failed)
    console.log(`${name} ${deadLetterId} stays shelved: ${error.message}`);
  if (failed.length) process.exitCode = 1;
}

async function replay(
  services: ReadonlyMap<string, Service>,
  [topic = '', name = '']: string[],
): Promise<void> {
  const [owner = ''] = topic.split('.');
  const [producer, target] = [serviceNamed(services, owner), serviceNamed(services, name)];
  if (!target.consumers.some(({ event }) => event.topic === topic)) {
    throw new StartupProblem(`${name} does not listen to ${topic}.`);
  }
  const { handled, shelved } = await replayTopic(producer, target, topic);
  console.log(`${handled} events of ${topic} handled by ${name}`);
  if (!shelved) return;
  console.log(`${shelved} could not be handled and are shelved: npm run events -- dead-letters`);
  process.exitCode = 1;
}

function serviceNamed(services: ReadonlyMap<string, Service>, name: string): Service {
  const service = services.get(name);
  if (!service) throw new StartupProblem(`There is no service ${name || 'without a name'}. ${usage}`);
  return service;
}
