import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineEvent, id, type Envelope } from '@washcoat/contract-kernel';
import { describeWhen, kafkaAvailable, startKafka } from '@washcoat/data-services';
import { Kafka, logLevel, Partitioners } from 'kafkajs';
import { z } from 'zod';
import { consumer, createLogger, listDeadLetters, type ServiceDefinition } from '../index';
import { TestService } from '../testing';
import { KafkaTransport } from './kafka-transport';

const noted = defineEvent({
  name: 'notes.note-added.v1',
  topic: 'notes.note',
  kind: 'record',
  schema: z.object({ noteId: id }),
  example: { noteId: '018f3c1e-0000-7000-8000-000000000001' },
});

const reader: ServiceDefinition = {
  name: 'reader',
  migrations: [
    { name: '20261101000002-create-heard', up: (knex) => knex.raw('create table heard (note_id uuid)') },
  ],
  consumers: [
    consumer({
      name: 'hear',
      event: noted,
      handle: ({ trx }, { noteId }) => trx('heard').insert({ note_id: noteId }),
    }),
  ],
  routes: () => [],
};

function eventOf(noteId: string, overrides: Partial<Envelope> = {}): string {
  return JSON.stringify({
    specversion: '1.0',
    id: randomUUID(),
    source: 'washcoat/test',
    type: noted.name,
    subject: noteId,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    correlationid: 'test',
    data: { noteId },
    ...overrides,
  });
}

describeWhen(kafkaAvailable(), 'a message that can not be read, on a real broker', () => {
  jest.setTimeout(150_000);
  let dataDir: string;
  let kafka: Awaited<ReturnType<typeof startKafka>>;
  let service: TestService;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-unreadable-'));
    kafka = await startKafka({ dataDir });
    const transport = await KafkaTransport.open({
      brokers: kafka.brokers,
      clientId: 'reader',
      logger: createLogger('test', 'silent'),
      partitions: 1,
    });
    service = await TestService.start(reader, { transport });
  });
  afterAll(async () => {
    await service.stop();
    await kafka.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is shelved with its bytes, whatever is wrong with it, and what follows on its partition goes on', async () => {
    const last = randomUUID();
    const broken = [
      Buffer.from('no json at all {'),
      Buffer.from([0xff, 0x00, 0xfe]),
      Buffer.from('{"hello":"world"}'),
      Buffer.from(eventOf(randomUUID()).replace('"1.0"', '"9.0"')),
      Buffer.from(eventOf(randomUUID(), { type: 'notes.note-added.v9' })),
      Buffer.from(eventOf(randomUUID(), { data: { noteId: 7 } })),
    ];
    const producer = new Kafka({ brokers: kafka.brokers, logLevel: logLevel.NOTHING }).producer({
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    const values = [
      ...broken,
      null,
      Buffer.from(eventOf(last, { type: 'notes.note-sung.v1' })),
      Buffer.from(eventOf(last)),
    ];
    await producer.send({
      topic: noted.topic,
      messages: values.map((value) => ({ key: Buffer.from('no\0te'), value })),
    });
    await producer.disconnect();

    const { database } = service.service;
    while (!(await database('heard').first())) await new Promise((resolve) => setTimeout(resolve, 50));
    await service.settle();
    expect(await database('heard').pluck('note_id')).toEqual([last]);
    const letters = await listDeadLetters(service.service);
    expect(letters.map(({ consumer: name, error }) => [name, error])).toEqual([
      ['*', expect.stringMatching(/^This is no event.* \(notes\.note\/0\/0\)$/)],
      ['*', expect.stringContaining('This is no event')],
      ['*', expect.stringContaining('This is no event')],
      ['*', expect.stringContaining('This is no event')],
      ['*', 'reader knows no version notes.note-added.v9. (notes.note/0/4)'],
      ['hear', expect.stringContaining('noteId')],
      ['*', expect.stringContaining('This is no event')],
    ]);
    expect(letters.slice(0, 5).map(({ payload }) => payload)).toEqual(broken.slice(0, 5));
    expect(JSON.parse(String(letters[5]?.payload))).toEqual(JSON.parse(String(broken[5])));
  });
});
