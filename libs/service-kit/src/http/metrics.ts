import type { Middleware } from 'koa';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Duration of requests by service, path and status',
  labelNames: ['service', 'method', 'path', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/** Events that wait in the outbox of a service. */
export const outboxWaiting = new Gauge({
  name: 'outbox_waiting',
  help: 'Events that wait in the outbox',
  labelNames: ['service'],
  registers: [registry],
});

/** Measures every request; unknown paths share one label so that callers can't grow the series. */
export function measure(service: string): Middleware {
  return async (koa, next) => {
    const end = requestSeconds.startTimer();
    try {
      await next();
    } finally {
      const matched = (koa as { _matchedRoute?: unknown })._matchedRoute;
      const path = typeof matched === 'string' ? matched : 'unknown';
      end({ service, method: koa.method, path, status: koa.status });
    }
  };
}

export const metricsText = () => registry.metrics();
