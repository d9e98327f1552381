import { offeredParts } from './offered-parts.mjs';

/**
 * What a remote asks of our shared modules: the version of each that it is built with, and the names that it imports.
 * @param {Iterable<import('webpack').Module>} modules
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @returns {Record<string, {version: string, exports: string[]}>}
 */
export function neededParts(modules, moduleGraph) {
  const offered = offeredParts();
  const shared = [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => ({ module, request: module.options.shareKey }))
    .filter(({ request }) => request in offered)
    .sort((one, other) => one.request.localeCompare(other.request));
  return Object.fromEntries(
    shared.map(({ module, request }) => {
      const names = [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) =>
        namesOf(dependency, moduleGraph),
      );
      return [request, { version: offered[request].version, exports: [...new Set(names)].sort() }];
    }),
  );
}

/** The first step into a module: `ui.Button` of `import * as ui` and `Button` of `import { Button }` alike. */
function namesOf(dependency, moduleGraph) {
  const [name] = dependency?.getIds?.(moduleGraph) ?? [];
  return name === undefined ? [] : [name];
}
