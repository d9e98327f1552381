import { StartupProblem } from '@washcoat/data-services';
import { serviceNames } from './definitions';

/**
 * Which services have a database of their own, from `reporting=postgres://…,billing=postgres://…`.
 * @throws StartupProblem with one sentence when the text says something else.
 */
export function ownDatabases(text: string | boolean | undefined): ReadonlyMap<string, string> {
  const entries = typeof text === 'string' ? text.split(',') : [];
  return new Map(
    entries.map((entry) => {
      const [, service = '', address = ''] = /^([a-z]+)=(postgres.*)$/.exec(entry) ?? [];
      if (!service)
        throw new StartupProblem('--database takes <service>=<address that begins with postgres>.');
      if (!serviceNames.includes(service)) throw new StartupProblem(`There is no service ${service}.`);
      return [service, address];
    }),
  );
}
