import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { ManifestPlugin } from './manifest-plugin.ts';
import { remoteVersion } from './remote-version.ts';
import {
  antdRule,
  antdRulesRule,
  fontRule,
  minimizer,
  resolve,
  scriptRule,
  styleRules,
  textRules,
  zodRule,
} from './rules.ts';
import { consumedFromShell } from './shared.ts';

export interface RemoteOptions {
  /** Absolute path of the remote's folder, which contains its package.json. */
  folder: string;
  name: string;
  /** The platform version that the remote is written for. */
  platform: number;
  /** Server-rendered remotes have `src/server.tsx`, which exports `render`. */
  hasServerBundle: boolean;
  mode: 'production' | 'development';
}

/** Folder of the browser build during development, inside the remote's folder. */
export const DEVELOPMENT_BUILD = 'node_modules/.cache/atelier-development';

/** What a remote declares of itself in package.json. */
interface Declaration {
  language?: string;
  budget?: number;
  globalStyles?: boolean;
  antdZeroRuntime?: boolean;
}

const readPackage = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version: string; atelier?: Declaration };

/** The part of the declaration that the platform gets. The others are only for the remote's team. */
const getPages = (folder: string): unknown => {
  const { atelier } = getPackage(folder);
  if (atelier === undefined) return undefined;
  const { budget: _budget, globalStyles: _styles, antdZeroRuntime: _zeroRuntime, ...pages } = atelier;
  return pages;
};

const antdRules = (folder: string) =>
  getPackage(folder).atelier?.antdZeroRuntime ? [antdRule, antdRulesRule, zodRule] : [antdRule, zodRule];

const ownRules = (folder: string) => [scriptRule, ...textRules(folder, getPackage(folder).atelier?.language)];

const getPackage = (folder: string) => readPackage(join(folder, 'package.json'));

const getReact = (folder: string) =>
  readPackage(createRequire(join(folder, 'package.json')).resolve('react/package.json'));

const isDevelopment = (mode: RemoteOptions['mode']): boolean => mode === 'development';

const federationName = (name: string) => name.replaceAll('-', '_');

const getFederation = (folder: string, name: string) => ({
  name: federationName(name),
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './app': { import: './src/app.tsx', name: 'app' } },
  shared: consumedFromShell(getReact(folder).version),
});

/** Writes `mf-manifest.json`, which the federation's developer tools and other hosts read. */
const federationManifest = (folder: string, name: string) =>
  new StatsPlugin({ ...getFederation(folder, name), dts: false }, { pluginVersion: '2', bundler: 'webpack' });

/** Code that several screens of a remote share, loaded once instead of with each screen. */
const workshop = {
  workshop: { name: 'workshop', type: 'javascript/auto', chunks: 'async', minChunks: 6, enforce: true },
} as const;

/** The browser build of a remote: an ES module container with one exposed module and a chunk for each page. */
export const browserConfig = (
  { folder, name, platform, hasServerBundle, mode }: RemoteOptions,
  version: string,
): Configuration => ({
  name: `${name} browser`,
  mode,
  context: folder,
  entry: {},
  target: ['web', 'es2022'],
  // Without the sources, which the commit names, a map takes a third of the bytes. The server's header names the map.
  devtool: isDevelopment(mode) ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
  experiments: { outputModule: true },
  output: {
    path: isDevelopment(mode) ? join(folder, DEVELOPMENT_BUILD) : join(folder, 'dist'),
    publicPath: 'auto',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    uniqueName: `${federationName(name)}_${version}`,
    filename: '[name].[contenthash:6].js',
    chunkFilename: '[name].[contenthash:6].js',
    clean: { keep: /^(server\/|\.build-stamp)/ },
  },
  resolve,
  module: { rules: [...ownRules(folder), ...antdRules(folder), ...styleRules(name, 'browser'), fontRule('browser')] },
  optimization: {
    chunkIds: 'named',
    minimizer,
    // All styles are in one file, so that no page is unstyled after a navigation and the document links one sheet.
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
    // webpack's own container has the same contract as the federation plugin's, and costs every visitor 3 KB instead of 7.
    new webpack.container.ModuleFederationPlugin(getFederation(folder, name)),
    federationManifest(folder, name),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:6].css',
      chunkFilename: '[name].[contenthash:6].css',
      // The document links the sheet; for a fallback version, the shell does.
      runtime: false,
      // All styles are CSS modules, so no rule depends on the order of sheets.
      ignoreOrder: true,
    }),
    new ManifestPlugin({
      name,
      version,
      platform,
      hasServerBundle,
      pages: getPages(folder),
      shared: { react: Number.parseInt(getReact(folder).version, 10) },
    }),
  ],
  cache: isDevelopment(mode),
  performance: { hints: false },
});

/** The server build: one self-contained ES module that renders a page to text. */
const serverConfig = ({ folder, name, mode }: RemoteOptions): Configuration => ({
  name: `${name} server`,
  mode,
  context: folder,
  entry: { render: './src/server.tsx' },
  target: 'node24',
  devtool: false,
  experiments: { outputModule: true },
  output: {
    path: join(folder, 'dist/server'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    publicPath: '',
  },
  resolve,
  module: { rules: [...ownRules(folder), ...styleRules(name, 'server'), fontRule('server')] },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  cache: false,
  performance: { hints: false },
});

/** The version of a build from these sources. */
export const getVersion = ({ folder }: Pick<RemoteOptions, 'folder'>): string =>
  remoteVersion(folder, getPackage(folder).version);

export const remoteConfigs = (options: RemoteOptions): Configuration[] => {
  const version = getVersion(options);
  return options.hasServerBundle
    ? [browserConfig(options, version), serverConfig(options)]
    : [browserConfig(options, version)];
};
