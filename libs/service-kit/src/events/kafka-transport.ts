import { envelope } from '@washcoat/contract-kernel';
import { Kafka, logLevel, Partitioners, type Consumer, type Producer } from 'kafkajs';
import type { Logger } from '../platform/logger';
import type { Message, MessageHandler, Transport } from './transport';

export interface KafkaOptions {
  brokers: string[];
  clientId: string;
  logger: Logger;
  /** Partitions of topics that are created here. */
  partitions?: number;
}

interface Subscription {
  group: string;
  topics: readonly string[];
  handler: MessageHandler;
}

const RETRY = { initialRetryTime: 100, maxRetryTime: 5000, retries: 12 };

/**
 * Kafka through kafkajs, the only place that knows it. Offsets are committed after the handler; a broker that goes
 * away is waited for, and a rebalance hands partitions over between messages.
 */
export class KafkaTransport implements Transport {
  private readonly kafka: Kafka;
  private readonly producer: Producer;
  private readonly subscriptions: Subscription[] = [];
  private consumers: Consumer[] = [];
  private readonly knownTopics = new Set<string>();

  constructor(private readonly options: KafkaOptions) {
    const { brokers, clientId, logger } = options;
    this.kafka = new Kafka({
      brokers,
      clientId,
      retry: RETRY,
      logLevel: logLevel.WARN,
      logCreator: () => (entry) => logger.warn({ kafka: entry.log }, entry.log.message),
    });
    this.producer = this.kafka.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
    });
  }

  subscribe(group: string, topics: readonly string[], handler: MessageHandler) {
    this.subscriptions.push({ group, topics, handler });
  }

  async start() {
    await this.producer.connect();
    await this.ensureTopics(this.subscriptions.flatMap(({ topics }) => [...topics]));
    this.consumers = await Promise.all(this.subscriptions.map((subscription) => this.consume(subscription)));
  }

  async stop() {
    await Promise.all(this.consumers.map((consumer) => consumer.disconnect()));
    await this.producer.disconnect();
  }

  async publish(messages: readonly Message[]) {
    await this.ensureTopics(messages.map(({ topic }) => topic));
    const topics = [...new Set(messages.map(({ topic }) => topic))];
    await this.producer.sendBatch({
      acks: -1,
      topicMessages: topics.map((topic) => ({
        topic,
        messages: messages
          .filter((message) => message.topic === topic)
          .map(({ key, envelope: value }) => ({
            key,
            value: JSON.stringify(value),
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
          topics: create.map((topic) => ({ topic, numPartitions })),
        });
      }
      missing.forEach((topic) => this.knownTopics.add(topic));
    } finally {
      await admin.disconnect();
    }
  }

  private async consume({ group, topics, handler }: Subscription): Promise<Consumer> {
    const consumer = this.kafka.consumer({
      groupId: group,
      sessionTimeout: 15_000,
      heartbeatInterval: 2000,
      maxWaitTimeInMs: 100,
      maxBytesPerPartition: 1_048_576,
      retry: { ...RETRY, restartOnFailure: async () => true },
    });
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    await consumer.run({
      partitionsConsumedConcurrently: 3,
      eachMessage: async ({ topic, message, heartbeat }) => {
        const beating = setInterval(
          () => void heartbeat().catch((error) => this.options.logger.warn({ error }, 'heartbeat')),
          3000,
        );
        try {
          await handler({
            topic,
            key: message.key?.toString() ?? '',
            envelope: envelope.parse(JSON.parse(String(message.value))),
          });
        } finally {
          clearInterval(beating);
        }
      },
    });
    return consumer;
  }
}
