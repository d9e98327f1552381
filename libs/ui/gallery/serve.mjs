import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const types = { js: 'text/javascript', woff2: 'font/woff2', css: 'text/css' };

/** Bundles the gallery in memory and answers `{ url, close }` of a loopback server on a free port. */
export async function serveGallery(port = 0) {
  const { outputFiles } = await build({
    entryPoints: [here('./gallery.tsx')],
    bundle: true,
    write: false,
    outdir: here('./dist'),
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    publicPath: '/',
    logLevel: 'warning',
  });
  const files = new Map(outputFiles.map((file) => [`/${file.path.split(/[\\/]/).pop()}`, file.contents]));
  const page = await readFile(here('./index.html'));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = files.get(path);
    response.setHeader('content-type', file ? (types[path.split('.').pop()] ?? 'text/plain') : 'text/html');
    response.end(file ?? page);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveGallery(Number(process.env.PORT ?? 0));
  process.stdout.write(`Gallery at ${url} (add ?mode=dark for the dark theme)\n`);
}
