import { metricsText } from '@washcoat/service-kit';
import type { Middleware } from 'koa';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();

const requestSeconds = new Histogram({
  name: 'edge_request_seconds',
  help: 'Duration of requests at the door by kind and status',
  labelNames: ['kind', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/** Calls that wait for others of the same caller. */
export const waitingCalls = new Gauge({
  name: 'edge_waiting_calls',
  help: 'Calls that wait until others of the same caller to the same service are answered',
  labelNames: ['service'],
  registers: [registry],
});

/** Calls that were refused since too many of the same caller waited. */
export const refusedCalls = new Counter({
  name: 'edge_refused_calls_total',
  help: 'Calls that were refused because too many of the same caller waited for the same service',
  labelNames: ['service'],
  registers: [registry],
});

/** The first segment of paths that belong together; everything else is a page. */
const kinds = ['read', 'write', 'files', 'remotes', 'realtime', 'registry.json', 'health'];

/** Measures every request by the kind of its path. */
export const measureDoor: Middleware = async (koa, next) => {
  const end = requestSeconds.startTimer();
  try {
    await next();
  } finally {
    const first = koa.path.split('/')[1] ?? '';
    end({ kind: kinds.includes(first) ? first : 'page', status: koa.status });
  }
};

/** The metrics of the door and of whatever runs in its process, for Prometheus. */
export const edgeMetricsText = async () => `${await metricsText()}${await registry.metrics()}`;
