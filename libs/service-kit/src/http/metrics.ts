import type { Middleware } from 'koa';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** All that is measured in this process. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Duration of requests by service, path and status',
  labelNames: ['service', 'method', 'path', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
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
