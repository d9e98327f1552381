import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companyChanged } from '@washcoat/contract-entities';
import { consumer, metricsText, type ServiceDefinition } from '@washcoat/service-kit';
import { TestService } from '@washcoat/testing';

const listener: ServiceDefinition = {
  name: 'listener',
  migrations: [],
  consumers: [
    consumer({
      name: 'refuse',
      event: companyChanged,
      async handle() {
        throw new Error('never');
      },
    }),
  ],
  routes: () => [],
};

const read = (file: string) => readFile(path.join(__dirname, file), 'utf8');

/** The metrics in an expression: words that are followed by labels, a range or an end, and no function or label. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').replace(/\b(by|without)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z]+_[a-z_]+\b(?!\s*\()/g)].map(([name]) => name);
}

describe('watching the events', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(listener);
  });
  afterAll(() => service.stop());

  const valueOf = async (metric: string) =>
    (await metricsText())
      .split('\n')
      .find((line) => line.startsWith(`${metric} `))
      ?.split(' ')[1];

  it('counts what waits, for whom and for how long, and what was given up', async () => {
    await service.deliver(companyChanged, companyChanged.example);
    expect(await valueOf('dead_letters{service="listener"}')).toBe('1');
    expect(await valueOf('events_retrying{service="listener"}')).toBe('0');
    expect(await valueOf('outbox_waiting{service="listener"}')).toBe('0');
    expect(Number(await valueOf('event_log_bytes{service="listener",log="inbox"}'))).toBeGreaterThan(0);
    expect(await valueOf('event_log_parts{service="listener",log="outbox_message"}')).toBe('4');
    await service.service.halt();
    await service.service.inTransaction({}, (unit) =>
      unit.publish(companyChanged, companyChanged.example.companyId, companyChanged.example),
    );
    service.service.start();
    await service.service.database('dead_letter').delete();
    await service.settle();
  });

  it('is asked by alerts and dashboard for metrics that there are', async () => {
    await service.send({ method: 'GET', url: '/health/live' });
    const told = await metricsText();
    const expressions = [
      ...[...(await read('prometheus/washcoat.rules.yaml')).matchAll(/expr: (.+)/g)].map(
        ([, text = '']) => text,
      ),
      ...[...(await read('grafana/washcoat.json')).matchAll(/"expr": "(.+)"/g)].map(([, text = '']) => text),
    ];
    const names = [...new Set(expressions.flatMap(metricsIn))];
    expect(names).toEqual(expect.arrayContaining(['dead_letters', 'outbox_oldest_seconds', 'consumer_lag']));
    for (const name of names) {
      const family = name.replace(/_(count|sum|bucket)$/, '');
      expect(told).toContain(`# TYPE ${family} `);
    }
  });
});
