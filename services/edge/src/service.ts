import type { RequestListener } from 'node:http';
import type { PaperSize } from '@washcoat/contract-files';
import { answerErrors, Problem, type Platform, type UpgradeListener } from '@washcoat/service-kit';
import Koa from 'koa';
import { allEndpoints } from './calls/all-endpoints';
import { KnownCalls } from './calls/known-calls';
import { RouteTable } from './calls/route-table';
import { bindDocs } from './docs/docs.routes';
import { compressAnswers, limitDoor, nameRequest, refuseCardNumbers } from './guard/at-the-door';
import { answerOwnHosts } from './guard/own-hosts';
import { secureHeaders } from './guard/security-headers';
import { bindHealth } from './health/health.routes';
import { measureDoor } from './health/metrics';
import { connectionGuard } from './realtime/connection-guard';
import { createRealtime, type RealtimeOptions } from './realtime/realtime';
import { remoteFiles } from './pages/remote-files';
import { shellPages, type ShellPagesOptions } from './pages/shell-pages';
import { RegistryStore } from './registry/registry-store';
import { bindRegistry } from './registry/registry.routes';
import { fairUpstreams } from './upstream/fair-upstream';
import type { Upstreams } from './upstream/upstream';
import { forwardedPaths } from './upstream/forwarded-paths';

export { allEndpoints } from './calls/all-endpoints';
export { doorEnvironment } from './env';
export { edgeMetricsText } from './health/metrics';
export { localUpstream } from './upstream/local-upstream';
export { remoteUpstream } from './upstream/remote-upstream';
export type { Upstream, Upstreams } from './upstream/upstream';

export interface EdgeOptions extends ShellPagesOptions {
  platform: Platform;
  /** Joins the realtime connections of several doors. */
  adapter?: RealtimeOptions['adapter'];
  /** By which servers the two of a grading session find each other. */
  ice?: RealtimeOptions['ice'];
  /** The address that the installation is known by; it answers under no other name. */
  baseUrl?: string;
  /** The services by name; every service that owns a call must be there. */
  upstreams: Upstreams;
  /** The built shell. */
  shellFolder: string;
  /** Released remotes and their `registry.json`. */
  remotesFolder: string;
  /** Proxies in front of the door whose word on the caller's address is taken; 0: the connection's own address. */
  trustedProxies?: number;
  /** What pages are printed on; A4 unless said otherwise. */
  paper?: PaperSize;
  /** Whether cards are taken by Stripe, whose fields pages then show. */
  takesStripe?: boolean;
}

/** The one door of the product. */
export interface Edge {
  handler: RequestListener;
  /** Takes over connections that become web sockets. */
  upgrade: UpgradeListener;
  /** Ends the connections that stay open. */
  close(): Promise<void>;
}

/** Builds the door; it does not listen. */
export function createEdge(options: EdgeOptions): Edge {
  const {
    platform,
    adapter,
    ice,
    baseUrl,
    upstreams,
    shellFolder,
    remotesFolder,
    trustedProxies = 0,
    isServiceWorkerOff,
    paper = 'A4',
    takesStripe,
  } = options;
  const table = new RouteTable();
  bindHealth(table, upstreams);
  const registry = new RegistryStore(remotesFolder);
  bindRegistry(table, registry, platform);
  const calls = new KnownCalls(fairUpstreams(upstreams, platform.verifier), allEndpoints, platform.logger);
  bindDocs(table, calls);
  const answers = [
    (koa: Koa.Context) => table.answer(koa),
    (koa: Koa.Context) => calls.answer(koa),
    forwardedPaths(upstreams, platform.environment),
    remoteFiles(remotesFolder),
    shellPages(
      shellFolder,
      registry,
      platform.logger,
      { timezone: platform.timezone, paper },
      { isServiceWorkerOff },
    ),
  ];

  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.silent = true;
  app.use(nameRequest);
  app.use(measureDoor);
  app.use(secureHeaders(baseUrl, { takesStripe }));
  app.use(compressAnswers);
  app.use(answerErrors(platform.logger));
  const guards = [answerOwnHosts(baseUrl), limitDoor(platform.limiter), refuseCardNumbers];
  for (const guard of guards) app.use(guard);
  app.use(async (koa) => {
    for (const answer of answers) if (await answer(koa)) return;
    throw new Problem(404, 'There is no such call.', { code: 'UNKNOWN_CALL' });
  });
  const realtime = createRealtime({ platform, adapter, ice, guard: connectionGuard(app, guards) });
  return {
    handler: app.callback(),
    upgrade: realtime.upgrade,
    close: () => realtime.close(),
  };
}
