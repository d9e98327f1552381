import { freePort } from '@washcoat/data-services';
import { metricsText } from '../http/metrics';
import { serveMetrics } from './metrics-port';

describe('metrics', () => {
  it('are answered at the port that operators name, and nothing else is', async () => {
    const port = await freePort();
    const metrics = await serveMetrics({ HOST: '127.0.0.1', METRICS_PORT: port }, metricsText);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await answer.text()).toContain('process_cpu_user_seconds_total');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await metrics.close();
  });

  it('are nowhere unless a port is named', async () => {
    await (await serveMetrics({ HOST: '127.0.0.1' }, metricsText)).close();
  });
});
