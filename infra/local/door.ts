import {
  createEdge,
  doorEnvironment,
  localUpstream,
  type Edge,
  type EdgeOptions,
} from '@washcoat/service-edge';
import { readEnvironment } from '@washcoat/service-kit';
import type { System } from './system';

/** The door in front of services of this process; it does not listen. */
export function createDoor(
  { platform, services }: System,
  pages: Pick<
    EdgeOptions,
    'baseUrl' | 'shellFolder' | 'remotesFolder' | 'isServiceWorkerOff' | 'paper' | 'takesStripe'
  >,
): Edge {
  const upstreams = Object.fromEntries(
    [...services].map(([name, service]) => [name, localUpstream(service.app)]),
  );
  const { TRUSTED_PROXIES: trustedProxies, ...ice } = readEnvironment(doorEnvironment);
  return createEdge({ platform, upstreams, ice, trustedProxies, ...pages });
}
