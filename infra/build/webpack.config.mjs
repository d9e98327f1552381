import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import { describeApp, workspaceFolder } from './app.mjs';
import { devServer } from './dev-server.mjs';
import { FirstFilesPlugin } from './first-files-plugin.mjs';
import { OfferedPartsPlugin } from './offered-parts-plugin.mjs';
import { ReleaseStampPlugin } from './release-stamp-plugin.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { ServiceWorkerPlugin } from './service-worker-plugin.mjs';
import { offeringEntry, sharedSingletons } from './shared-singletons.mjs';
import { SingleCopiesPlugin } from './single-copies-plugin.mjs';

/** The one build of the shell and of every remote: run it with the app's folder as working directory. */
export default function webpackConfig(_env, { mode = 'production' }) {
  const app = describeApp(process.cwd());
  const isProduction = mode === 'production';
  return {
    name: app.name,
    mode,
    context: app.folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: app.isHost ? { main: ['./src/index.ts', offeringEntry] } : {},
    output: {
      path: path.join(app.folder, 'dist'),
      uniqueName: app.federationName,
      publicPath: app.isHost ? '/' : 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        transpile(/\.ts$/, { syntax: 'typescript' }),
        transpile(/\.tsx$/, { syntax: 'typescript', tsx: true }),
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
        contractsWithoutSchemas,
      ],
    },
    plugins: [
      federation(app),
      ...(app.isHost
        ? [page(app), new ServiceWorkerPlugin(app), new OfferedPartsPlugin()]
        : [new RemoteManifestPlugin(app), new SingleCopiesPlugin(app.name)]),
      new FirstFilesPlugin(app),
      new ReleaseStampPlugin(app),
    ],
    optimization: { minimizer: [minimizer()] },
    performance: false,
    stats: 'errors-warnings',
    devServer: devServer(app),
  };
}

/** Screens check nothing with the schemas of calls; without this every remote would bring zod. */
const contractsWithoutSchemas = {
  include: path.join(workspaceFolder, 'libs/contracts'),
  resolve: { alias: { zod$: fileURLToPath(import.meta.resolve('./schemas-in-pages.mjs')) } },
};

function transpile(test, parser) {
  return {
    test,
    exclude: /node_modules/,
    loader: fileURLToPath(import.meta.resolve('swc-loader')),
    options: {
      swcrc: false,
      jsc: {
        parser,
        target: 'es2022',
        // Left to itself the loader asks for the development JSX runtime, which the built shell does not provide.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  };
}

function federation({ federationName, isHost, exposes }) {
  return new ModuleFederationPlugin({
    name: federationName,
    ...(isHost ? {} : { filename: 'remoteEntry.[contenthash:8].js', exposes }),
    manifest: !isHost,
    dts: false,
    // A remote is not contacted before it is opened, so that one that is down stops nobody else.
    shareStrategy: 'loaded-first',
    experiments: { optimization: { target: 'web' } },
    shared: sharedSingletons(isHost),
  });
}

function page({ folder }) {
  const favicon = path.join(folder, 'src/favicon.svg');
  return new HtmlWebpackPlugin({
    template: './src/index.html',
    ...(existsSync(favicon) ? { favicon } : {}),
  });
}

/** Minifies, and lays compressed copies beside the scripts that are worth it. */
function minimizer() {
  const compressed = (algorithm, ending) => ({
    implementation: Minimizer.compress,
    options: { algorithm },
    type: 'asset',
    filename: `[path][base]${ending}`,
    threshold: 1024,
  });
  return new Minimizer({
    minify: Minimizer.swcMinify,
    extractComments: false,
    generate: { gzip: compressed('gzip', '.gz'), brotli: compressed('brotliCompress', '.br') },
  });
}
