import type { Envelope } from '@washcoat/contract-kernel';
import type { Service } from '../service/service';
import { handleOnce } from './inbox';

const BATCH = 500;

/**
 * Rebuilds what `target` keeps of `topic` from the outbox of the service that owns the topic. The consumers of the
 * topic are reset and their inbox is forgotten in one transaction, then every event is handled again in its order.
 * New events may arrive meanwhile: the inbox and the versions in the events keep the result the same.
 * @returns how many events were handled
 */
export async function replayTopic(producer: Service, target: Service, topic: string): Promise<number> {
  const consumers = target.consumers.filter(({ event }) => event.topic === topic);
  if (!consumers.length) throw new Error(`${target.name} does not listen to ${topic}.`);
  await target.inTransaction({}, async ({ trx }) => {
    for (const consumer of consumers) await consumer.reset?.(trx);
    await trx('inbox')
      .whereIn(
        'consumer',
        consumers.map(({ name }) => name),
      )
      .delete();
  });
  let handled = 0;
  for (let after = 0; ;) {
    const rows = await producer
      .database('outbox')
      .where({ topic })
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
    for (const row of rows) handled += await handleAgain(target, consumers, row.envelope);
    if (rows.length < BATCH) return handled;
    after = rows[rows.length - 1].id;
  }
}

async function handleAgain(
  target: Service,
  consumers: Service['consumers'],
  envelope: Envelope,
): Promise<number> {
  let handled = 0;
  for (const consumer of consumers.filter(({ event }) => event.name === envelope.type)) {
    const isNew = await target.onEvent(envelope, consumer.name, (unit) =>
      handleOnce(consumer, envelope, unit),
    );
    if (isNew) handled++;
  }
  return handled;
}
