import type { Kafka, Producer } from 'kafkajs';
import type { Logger } from '../platform/logger';
import { KafkaGroupMember, topicsOf } from './kafka-group-member';
import type { Message, Subscriber, Transport } from './transport';

export interface KafkaOptions {
  brokers: string[];
  clientId: string;
  logger: Logger;
  /** Partitions of topics that are created here. */
  partitions?: number;
}

/** Below what a broker takes as one batch of a partition unless it is told otherwise: 1,048,588 bytes. */
const MOST_BYTES_AT_ONCE = 900_000;
/** What the topics take that are made here: an order of some thousand lines is one event. */
const MOST_BYTES_OF_A_MESSAGE = 16_000_000;
const RETRY = { initialRetryTime: 100, maxRetryTime: 5000, retries: 12 };

/**
 * Kafka through kafkajs, the only place that knows it. Offsets are committed after the handler; a broker that goes
 * away is waited for, and a rebalance hands partitions over between messages.
 */
export class KafkaTransport implements Transport {
  readonly isShared = true;
  private readonly subscribers: Subscriber[] = [];
  private readonly members: KafkaGroupMember[] = [];
  private readonly knownTopics = new Set<string>();

  private constructor(
    private readonly options: KafkaOptions,
    private readonly kafka: Kafka,
    private readonly producer: Producer,
  ) {}

  /** Loads kafkajs, which a process without brokers has no room for. */
  static async open(options: KafkaOptions): Promise<KafkaTransport> {
    const { brokers, clientId, logger } = options;
    const { Kafka, logLevel, Partitioners } = await import('kafkajs');
    const kafka = new Kafka({
      brokers,
      clientId,
      retry: RETRY,
      logLevel: logLevel.WARN,
      logCreator: () => (entry) => logger.warn({ kafka: entry.log }, entry.log.message),
    });
    const producer = kafka.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
    });
    return new KafkaTransport(options, kafka, producer);
  }

  subscribe(subscriber: Subscriber) {
    this.subscribers.push(subscriber);
  }

  lanes() {
    return [{ name: 'broker', events: ['*'] }];
  }

  async start() {
    await this.producer.connect();
    await this.ensureTopics(this.subscribers.flatMap(topicsOf));
    const { logger } = this.options;
    for (const subscriber of this.subscribers)
      this.members.push(new KafkaGroupMember(this.kafka, subscriber, RETRY, logger));
    await Promise.all(this.members.map((member) => member.start()));
  }

  async stop() {
    await Promise.all(this.members.map((member) => member.stop()));
    await this.producer.disconnect();
  }

  async publish(messages: readonly Message[]) {
    await this.ensureTopics(messages.map(({ topic }) => topic));
    for (const portion of portionsOf(messages.map(written), MOST_BYTES_AT_ONCE)) await this.send(portion);
  }

  private async send(messages: readonly WrittenMessage[]) {
    const topics = [...new Set(messages.map(({ topic }) => topic))];
    await this.producer.sendBatch({
      acks: -1,
      topicMessages: topics.map((topic) => ({
        topic,
        messages: messages
          .filter((message) => message.topic === topic)
          .map(({ key, value }) => ({
            key,
            value,
            headers: { 'content-type': 'application/cloudevents+json' },
          })),
      })),
    });
  }

  private async ensureTopics(topics: readonly string[]) {
    const missing = [...new Set(topics)].filter((topic) => !this.knownTopics.has(topic));
    if (!missing.length) return;
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      const existing = new Set(await admin.listTopics());
      const create = missing.filter((topic) => !existing.has(topic));
      if (create.length) {
        const numPartitions = this.options.partitions ?? 3;
        await admin.createTopics({
          waitForLeaders: true,
          topics: create.map((topic) => ({
            topic,
            numPartitions,
            configEntries: [{ name: 'max.message.bytes', value: String(MOST_BYTES_OF_A_MESSAGE) }],
          })),
        });
      }
      missing.forEach((topic) => this.knownTopics.add(topic));
    } finally {
      await admin.disconnect();
    }
  }
}

interface WrittenMessage {
  topic: string;
  key: string;
  value: Buffer;
}

const written = ({ topic, key, envelope }: Message): WrittenMessage => ({
  topic,
  key,
  value: Buffer.from(JSON.stringify(envelope)),
});

/** Cuts a batch into portions that a broker takes, in the same order; one that is larger by itself stands alone. */
function portionsOf(messages: readonly WrittenMessage[], mostBytes: number): WrittenMessage[][] {
  const portions: WrittenMessage[][] = [];
  let bytes = Infinity;
  for (const message of messages) {
    bytes += message.value.length;
    if (bytes > mostBytes) {
      portions.push([]);
      bytes = message.value.length;
    }
    portions.at(-1)?.push(message);
  }
  return portions;
}
