import type { Service } from '../service/service';
import type { Consumer } from './consumer';
import { shelveAgain } from './dead-letter.repository';
import { handleOnce } from './inbox';
import { inboxRowOf } from './inbox-row';
import { readLog } from './log';
import { rebuild } from './rebuild';
import type { Message } from './transport';

/** What a replay came to. */
export interface ReplayOutcome {
  handled: number;
  /** How many could not be handled and are shelved now. */
  shelved: number;
}

/**
 * Has `target` handle all of `topic` again, in the order of the log of the service that owns it, each event at its own
 * moment. What consumers only keep is rebuilt beside the old, which serves until then. Consumers that do more are asked
 * once more about each event. One that can not be handled is shelved, and the replay goes on.
 */
export async function replayTopic(producer: Service, target: Service, topic: string): Promise<ReplayOutcome> {
  const consumers = target.consumers.filter(({ event }) => event.topic === topic);
  if (!consumers.length) throw new Error(`${target.name} does not listen to ${topic}.`);
  const keepers = consumers.filter(({ tables }) => tables);
  const others = consumers.filter(({ tables }) => !tables);
  const outcome = await rebuild({ log: producer.database, target, topic, consumers: keepers });
  if (!others.length) return outcome;
  for await (const message of readLog(producer.database, topic)) {
    for (const consumer of others.filter(({ event }) => event.name === message.envelope.type)) {
      const isHandled = await handleAgain(target, consumer, message);
      outcome[isHandled ? 'handled' : 'shelved']++;
    }
  }
  return outcome;
}

async function handleAgain(target: Service, consumer: Consumer, message: Message): Promise<boolean> {
  const { envelope } = message;
  try {
    await target.onEvent(envelope, consumer.name, async (unit) => {
      await unit.trx('inbox').where(inboxRowOf(consumer.name, envelope)).delete();
      await handleOnce(consumer, envelope, unit);
    });
    return true;
  } catch (error) {
    await target.onEvent(envelope, consumer.name, (unit) => shelveAgain(unit, consumer.name, message, error));
    return false;
  }
}
