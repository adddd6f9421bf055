import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { ManifestPlugin } from './manifest-plugin.ts';
import { remoteVersion } from './remote-version.ts';
import { buildCache, fontRule, minimizer, resolve, scriptRule, styleRules } from './rules.ts';
import { consumedFromShell } from './shared.ts';

export interface RemoteOptions {
  root: string;
  name: string;
  /** Version of the shell's platform that the remote is written for. */
  platform: number;
  /** Server-rendered remotes have `src/server.tsx`, which exports `render`. */
  hasServerBundle: boolean;
  mode: 'production' | 'development';
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };

const federationName = (name: string) => name.replaceAll('-', '_');

/** What several screens of a remote are made of, fetched and evaluated once instead of with each of them. */
const workshop = {
  workshop: { name: 'workshop', type: 'javascript/auto', chunks: 'async', minChunks: 3, enforce: true },
} as const;

/** The browser's half of a remote: an ES module container with one exposed module and a chunk a page. */
const browserConfig = (
  { root, name, platform, hasServerBundle, mode }: RemoteOptions,
  version: string,
): Configuration => ({
  name: `${name} browser`,
  mode,
  context: join(root, name),
  entry: {},
  target: ['web', 'es2022'],
  devtool: false,
  experiments: { outputModule: true },
  output: {
    path: join(root, name, 'dist'),
    publicPath: 'auto',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    uniqueName: `${federationName(name)}_${version}`,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    clean: { keep: /^(server\/|\.build-stamp)/ },
  },
  resolve,
  module: { rules: [scriptRule, ...styleRules(name, 'browser'), fontRule('browser')] },
  optimization: {
    chunkIds: 'named',
    minimizer,
    // All styles in one file: no page flashes unstyled after a navigation, and the document links one sheet.
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
        ...(hasServerBundle ? {} : workshop),
      },
    },
  },
  plugins: [
    // webpack's own container: the contract of the federation plugin's at 3 KB for every visitor instead of 7.
    new webpack.container.ModuleFederationPlugin({
      name: federationName(name),
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: { './app': { import: './src/app.tsx', name: 'app' } },
      shared: consumedFromShell(packageOf(join(root, 'node_modules/react')).version),
    }),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      // The document links the one sheet, and the shell that of a version it falls back on.
      runtime: false,
      // All styles are modules: no rule depends on standing after another's.
      ignoreOrder: true,
    }),
    new ManifestPlugin({ name, version, platform, hasServerBundle }),
  ],
  cache: mode === 'development' && buildCache(root, `${name}-browser`),
  performance: { hints: false },
});

/** The server's half: one self-contained ES module that renders a page to text. */
const serverConfig = ({ root, name, mode }: RemoteOptions): Configuration => ({
  name: `${name} server`,
  mode,
  context: join(root, name),
  entry: { render: './src/server.tsx' },
  target: 'node24',
  devtool: false,
  experiments: { outputModule: true },
  output: {
    path: join(root, name, 'dist/server'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    publicPath: '',
  },
  resolve,
  module: { rules: [scriptRule, ...styleRules(name, 'server'), fontRule('server')] },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  cache: mode === 'development' && buildCache(root, `${name}-server`),
  performance: { hints: false },
});

/** The version that a build of these sources has. */
export const versionOf = ({ root, name }: Pick<RemoteOptions, 'root' | 'name'>): string =>
  remoteVersion(root, name, packageOf(join(root, name)).version);

export const remoteConfigs = (options: RemoteOptions): Configuration[] => {
  const version = versionOf(options);
  return options.hasServerBundle
    ? [browserConfig(options, version), serverConfig(options)]
    : [browserConfig(options, version)];
};
