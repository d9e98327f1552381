import type { Consumer, EachMessagePayload, Kafka, RetryOptions } from 'kafkajs';
import type { Logger } from '../platform/logger';
import { timers } from '../platform/surroundings';
import { noteLag } from './event-metrics';
import { readMessage } from './read-message';
import type { Subscriber } from './transport';

const HEARTBEAT_MS = 3000;
const LONGEST_PAUSE_MS = 5000;

/**
 * One member of a consumer group that stays one until it is stopped. kafkajs gives up for good on what it takes for a
 * lasting fault, such as a broker that answers before its group coordinator is up; whatever it gives up on, this
 * member joins again with a new consumer.
 */
export class KafkaGroupMember {
  private consumer: Consumer | undefined;
  private rejoining: Promise<void> | undefined;
  private readonly ending = new AbortController();

  constructor(
    private readonly kafka: Kafka,
    private readonly subscriber: Subscriber,
    private readonly retry: RetryOptions,
    private readonly logger: Logger,
  ) {}

  /** Joins the group; rejects when the first attempt fails. */
  async start(): Promise<void> {
    const { group } = this.subscriber;
    const consumer = this.kafka.consumer({
      groupId: group,
      sessionTimeout: 15_000,
      heartbeatInterval: 2000,
      maxWaitTimeInMs: 100,
      maxBytesPerPartition: 1_048_576,
      retry: { ...this.retry, restartOnFailure: async () => false },
    });
    this.consumer = consumer;
    consumer.on(consumer.events.CRASH, () => {
      if (this.consumer === consumer && !this.ending.signal.aborted) this.rejoining = this.rejoin();
    });
    consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { topic, partition, offsetLag } }) =>
      noteLag(group, `${topic}/${partition}`, Number(offsetLag)),
    );
    await consumer.connect();
    await consumer.subscribe({ topics: topicsOf(this.subscriber), fromBeginning: true });
    await consumer.run({ partitionsConsumedConcurrently: 3, eachMessage: (payload) => this.handle(payload) });
  }

  /** Leaves the group; offsets of handled messages are kept. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.rejoining;
    await this.consumer?.disconnect();
  }

  private async rejoin(): Promise<void> {
    const { group } = this.subscriber;
    for (let pause = 250; !this.ending.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await timers.pause(pause, this.ending.signal).catch(() => undefined);
      if (this.ending.signal.aborted) return;
      try {
        await this.start();
        this.logger.info({ group }, 'joined the group again');
        return;
      } catch (error) {
        this.logger.warn({ error, group }, 'could not join the group again');
        await this.consumer?.disconnect();
      }
    }
  }

  private async handle({ topic, partition, message, heartbeat }: EachMessagePayload): Promise<void> {
    const beating = timers.every(
      HEARTBEAT_MS,
      () => void heartbeat().catch((error: unknown) => this.logger.warn({ error }, 'heartbeat')),
    );
    try {
      const place = `${topic}/${partition}/${message.offset}`;
      const read = readMessage({ topic, place, key: message.key, value: message.value }, this.subscriber);
      if ('reason' in read) await this.subscriber.shelve(read);
      else for (const { name } of read.listeners) await this.subscriber.handle(name, [read.message]);
    } finally {
      beating.cancel();
    }
  }
}

/** The topics that a service listens to. */
export const topicsOf = ({ consumers }: Subscriber) => [
  ...new Set(consumers.map(({ event }) => event.topic)),
];
