import path from 'node:path';
import { workspaceFolder } from './app.mjs';
import { readRemoteManifest } from './remote-manifest.mjs';

const servedUnder = '/served/';

/**
 * `nx serve mfe-loads`: the built shell with this one remote fresh from its source. Calls and the other remotes
 * come from the product running at 127.0.0.1:PORT (4400); without it the remote runs alone.
 * @param {ReturnType<typeof import('./app.mjs').describeApp>} app
 */
export function devServer(app) {
  const upstream = `http://127.0.0.1:${process.env.PORT ?? 4400}`;
  return {
    host: '127.0.0.1',
    port: Number(process.env.DEV_PORT ?? 4410),
    static: { directory: path.join(workspaceFolder, 'shell/dist'), watch: false },
    devMiddleware: { publicPath: servedUnder },
    historyApiFallback: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    hot: false,
    liveReload: true,
    proxy: [
      { context: ['/read', '/write', '/files', '/remotes', '/dev'], target: upstream },
      { context: ['/realtime'], target: upstream, ws: true },
    ],
    setupMiddlewares: (middlewares) => [
      { name: 'registry', path: '/registry.json', middleware: registry(app, upstream) },
      ...middlewares,
    ],
  };
}

/** The product's registry with this remote pointed at the code being worked on. */
function registry(app, upstream) {
  return async (request, response, next) => {
    try {
      const [{ manifest, problems }, running] = await Promise.all([
        readRemoteManifest(app),
        registryOf(upstream, request.headers.token),
      ]);
      for (const problem of problems) console.warn(problem);
      const own = { name: app.name, version: 'serve', entry: `${servedUnder}mf-manifest.json`, manifest };
      const others = running.remotes.filter(({ name }) => name !== app.name);
      response.setHeader('Cache-Control', 'no-cache');
      response.json({ revision: running.revision, remotes: [...others, own] });
    } catch (error) {
      next(error);
    }
  };
}

async function registryOf(upstream, token) {
  let answer;
  try {
    answer = await fetch(`${upstream}/registry.json`, { headers: token ? { token } : {} });
  } catch {
    console.warn(`Nothing answers at ${upstream}: this remote runs alone`);
    return { revision: 0, remotes: [] };
  }
  if (!answer.ok) throw new Error(`${upstream}/registry.json answers ${answer.status}`);
  return answer.json();
}
