import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka, logLevel, Partitioners, type Consumer } from 'kafkajs';
import { describeWhen } from '../availability';
import { findService } from '../background-service';
import { kafkaAvailable } from './kafka-libraries';
import { startKafka, type RunningKafka } from './kafka-service';

const topic = 'loads.load-completed.v1';
const messages = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `load-${index % 40}`, value: String(from + index) }));

/** Joins the group, reads until `count` messages came, commits through the last one, leaves. */
async function consume(kafka: Kafka, groupId: string, count: number): Promise<string[]> {
  const consumer: Consumer = kafka.consumer({ groupId });
  const values: string[] = [];
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await new Promise<void>((resolve, reject) => {
    consumer
      .run({
        eachMessage: async ({ message }) => {
          values.push(String(message.value));
          if (values.length === count) resolve();
        },
      })
      .catch(reject);
  });
  await consumer.disconnect();
  return values;
}

async function killBroker(dataDir: string): Promise<void> {
  const service = await findService(dataDir);
  process.kill(service?.pid ?? 0, 'SIGKILL');
  while (await findService(dataDir)) await new Promise((resolve) => setTimeout(resolve, 20));
}

const numerically = (values: string[]) => values.map(Number).sort((a, b) => a - b);
const upTo = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describeWhen(kafkaAvailable(), 'startKafka', () => {
  jest.setTimeout(120_000);
  let dataDir: string;
  let broker: RunningKafka;
  let kafka: Kafka;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'washcoat-kafka-'));
    broker = await startKafka({ dataDir });
    kafka = new Kafka({ brokers: broker.brokers, logLevel: logLevel.NOTHING });
    const admin = kafka.admin();
    await admin.connect();
    await admin.createTopics({
      waitForLeaders: true,
      topics: [{ topic, numPartitions: 6, replicationFactor: 1 }],
    });
    await admin.disconnect();
  });

  afterAll(async () => {
    await broker.stop();
    await rm(dataDir, { recursive: true });
  });

  const produce = async (from: number, count: number) => {
    const producer = kafka.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      idempotent: true,
      maxInFlightRequests: 1,
    });
    await producer.connect();
    await producer.send({ topic, acks: -1, messages: messages(from, count) });
    await producer.disconnect();
  };

  it('delivers a thousand messages to a group, and none twice after its commit', async () => {
    await produce(0, 1000);
    expect(numerically(await consume(kafka, 'invoicing', 1000))).toEqual(upTo(0, 1000));
    await produce(1000, 10);
    expect(numerically(await consume(kafka, 'invoicing', 10))).toEqual(upTo(1000, 10));
  });

  it('keeps messages and commits when the broker is killed and started on the same data and port', async () => {
    await killBroker(dataDir);
    const again = await startKafka({ dataDir });
    expect(again.brokers).toEqual(broker.brokers);
    await produce(1010, 20);
    expect(numerically(await consume(kafka, 'invoicing', 20))).toEqual(upTo(1010, 20));
    expect(numerically(await consume(kafka, 'reporting', 1030))).toEqual(upTo(0, 1030));
  });

  it('creates no topic that nobody asked for', async () => {
    const producer = kafka.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: { retries: 0 },
    });
    await producer.connect();
    await expect(producer.send({ topic: 'misspelt', messages: [{ value: '1' }] })).rejects.toThrow(
      'This server does not host this topic-partition',
    );
    await producer.disconnect();
  });

  it('finds the running broker instead of starting a second one', async () => {
    const before = await findService(dataDir);
    expect((await startKafka({ dataDir })).brokers).toEqual(broker.brokers);
    expect(await findService(dataDir)).toEqual(before);
  });
});
