import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeWhen, kafkaAvailable, startKafka } from '@washcoat/data-services';
import { createLogger } from '../platform/logger';
import { KafkaTransport } from './kafka-transport';
import type { Message, Subscriber } from './transport';

const TOPIC = 'notes.note';

function message(key: string, order: number, more = ''): Message {
  return {
    topic: TOPIC,
    key,
    envelope: {
      specversion: '1.0',
      id: randomUUID(),
      source: 'washcoat/test',
      type: 'notes.note-added.v1',
      subject: key,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      correlationid: 'test',
      data: { order, more },
    },
  };
}

const listening = (group: string, handle: (message: Message) => Promise<void>): Subscriber => ({
  group,
  consumers: [{ name: 'listen', event: { name: 'notes.note-added.v1', topic: TOPIC } }],
  handle: async (_consumer, given) => {
    for (const each of given) await handle(each);
  },
  shelve: async () => undefined,
});

const batch = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(`note-${(from + index) % 7}`, from + index));

/** What a group has received: every message once or more, in the order of each key. */
class Received {
  readonly ids = new Set<string>();
  readonly ordersByKey = new Map<string, number[]>();

  readonly handle = async ({ key, envelope }: Message) => {
    if (this.ids.has(envelope.id)) return;
    this.ids.add(envelope.id);
    const orders = this.ordersByKey.get(key) ?? [];
    orders.push((envelope.data as { order: number }).order);
    this.ordersByKey.set(key, orders);
  };

  async untilAll(ids: ReadonlySet<string>): Promise<void> {
    const seen = () => [...ids].filter((id) => this.ids.has(id)).length;
    while (seen() < ids.size) await this.until(this.ids.size + 1);
  }

  async until(count: number): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (this.ids.size < count) {
      if (Date.now() > deadline)
        throw new Error(`${this.ids.size} of ${count} messages arrived within a minute.`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

describeWhen(kafkaAvailable(), 'the Kafka transport on a real broker', () => {
  jest.setTimeout(150_000);
  let dataDir: string;
  let kafka: Awaited<ReturnType<typeof startKafka>>;
  const transports: KafkaTransport[] = [];

  const join = async (group: string, received: Received) => {
    const transport = await KafkaTransport.open({
      brokers: kafka.brokers,
      clientId: randomUUID(),
      logger: createLogger('test', 'silent'),
    });
    transport.subscribe(listening(group, received.handle));
    await transport.start();
    transports.push(transport);
    return transport;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-kafka-'));
    kafka = await startKafka({ dataDir });
  });
  afterAll(async () => {
    await Promise.all(transports.map((transport) => transport.stop()));
    await kafka.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('delivers to every group in the order of each key, through a rebalance and a broker that goes away', async () => {
    const reporting = new Received();
    const invoicing = new Received();
    const first = await join('reporting', reporting);
    await join('invoicing', invoicing);
    await first.publish(batch(0, 200));
    await Promise.all([reporting.until(200), invoicing.until(200)]);

    await join('reporting', reporting);
    await first.publish(batch(200, 400));
    await Promise.all([reporting.until(400), invoicing.until(400)]);

    await kafka.stop();
    const meanwhile = publishUntilTaken(first, batch(400, 500));
    kafka = await startKafka({ dataDir });
    await meanwhile;
    await Promise.all([reporting.until(500), invoicing.until(500)]);
    for (const orders of invoicing.ordersByKey.values())
      expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(reporting.ids).toEqual(invoicing.ids);
  });

  it('carries a batch, and a single event, beyond what a broker takes at once', async () => {
    const received = new Received();
    const transport = await join('bulk', received);
    const large = Array.from({ length: 60 }, (_, order) => message('bulk', order, 'x'.repeat(50_000)));
    const huge = message('bulk', 60, 'x'.repeat(5_000_000));
    await transport.publish([...large, huge]);
    const sent = new Set([...large, huge].map(({ envelope }) => envelope.id));
    await received.untilAll(sent);
    const orders = received.ordersByKey.get('bulk');
    expect(orders).toEqual(Array.from({ length: 61 }, (_, order) => order));
  });

  it('brings a message again when its handler failed', async () => {
    const received = new Received();
    let failures = 2;
    const transport = await KafkaTransport.open({
      brokers: kafka.brokers,
      clientId: randomUUID(),
      logger: createLogger('test', 'silent'),
    });
    transport.subscribe(
      listening('moody', async (given) => {
        if (failures-- > 0) throw new Error('not now');
        await received.handle(given);
      }),
    );
    await transport.start();
    transports.push(transport);
    await received.until(500);
    expect(failures).toBeLessThan(0);
  });
});

/** What the relay does: it keeps the messages until the transport has taken them. */
async function publishUntilTaken(transport: KafkaTransport, messages: Message[]): Promise<void> {
  for (;;) {
    try {
      await transport.publish(messages);
      return;
    } catch (error) {
      if (!(error instanceof Error) || !error.name.startsWith('KafkaJS')) throw error;
    }
  }
}
