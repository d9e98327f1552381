import { StartupProblem } from '@washcoat/data-services';

const LAST_PORT = 65_535;

/**
 * Where the figures of each process are asked for on one machine: the door's at `first`, those of `services` at the
 * ports after it, in their order. Without `first` nowhere. Throws a StartupProblem when the ports do not exist.
 */
export function metricsPorts(
  first: string | undefined,
  services: readonly string[],
): ReadonlyMap<string, number> {
  if (!first) return new Map();
  const port = Number(first);
  if (!Number.isInteger(port) || port < 1 || port + services.length > LAST_PORT)
    throw new StartupProblem(
      `METRICS_PORT=${first} is no port with ${services.length} more after it, one for each service.`,
    );
  return new Map(['edge', ...services].map((name, place) => [name, port + place]));
}
