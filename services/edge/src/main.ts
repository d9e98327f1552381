import path from 'node:path';
import {
  listen,
  readEnvironment,
  serveMetrics,
  shutdownOnSignal,
  spreadLastNet,
} from '@washcoat/service-kit';
import { externalPlatform } from '@washcoat/service-kit/external';
import { edgeEnvironment } from './env';
import { redisAdapter } from './realtime/redis-adapter';
import { createEdge, edgeMetricsText, remoteUpstream } from './service';

const environment = readEnvironment(edgeEnvironment);
const { platform, redis, live, close } = await externalPlatform('edge', environment);
const subscriber = redis.duplicate();
subscriber.on('error', (error: Error) => platform.logger.warn({ error }, 'redis'));
await subscriber.connect();
await live.listen(subscriber);
const upstreams = Object.entries(environment.SERVICE_URLS).map(([name, url]) => [name, remoteUpstream(url)]);
const edge = createEdge({
  platform,
  ice: environment,
  adapter: redisAdapter(redis, subscriber, platform.logger),
  baseUrl: environment.BASE_URL,
  upstreams: Object.fromEntries(upstreams),
  shellFolder: path.resolve(environment.SHELL_DIR),
  remotesFolder: path.resolve(environment.DATA_DIR, 'remotes'),
  trustedProxies: environment.TRUSTED_PROXIES,
  paper: environment.PAPER_SIZE,
  takesStripe: environment.STRIPE_PUBLISHABLE_KEY !== undefined,
  isServiceWorkerOff: environment.SERVICE_WORKER === 'off',
});
const listener = await listen(edge.handler, environment.HOST, environment.PORT, { upgrade: edge.upgrade });
const metrics = await serveMetrics(environment, edgeMetricsText);
platform.logger.info({ port: listener.port }, 'edge is ready');
const end = shutdownOnSignal(
  async () => {
    await edge.close();
    await listener.close();
    await metrics.close();
    subscriber.destroy();
    await close();
  },
  (error) => platform.logger.error({ error }, 'the edge did not end cleanly'),
);
spreadLastNet(platform.logger, end);
