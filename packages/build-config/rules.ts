import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { readCatalog } from './texts/catalogs.ts';

const require = createRequire(import.meta.url);

/** Compiles TypeScript and JSX with SWC, for browsers that fully support ES modules. */
export const scriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  // The platform's packages ship as sources, in the workspace and when installed.
  exclude: /node_modules[\\/](?!@atelier[\\/])/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Also in development: the shell's React, which is shared, is a production build.
        transform: { react: { runtime: 'automatic', development: false } },
        target: 'es2022',
      },
    },
  },
};

/** Puts the texts of a remote's language into its sources. English needs no rule. */
export const textRules = (folder: string, language: string | undefined): RuleSetRule[] => {
  const catalog = readCatalog(folder, language);
  if (catalog === undefined) return [];
  const loader = join(import.meta.dirname, 'texts/texts-loader.mjs');
  return [{ test: /\.tsx?$/, enforce: 'pre', use: { loader, options: { folder, catalog } } }];
};

/**
 * The parts of Ant Design do not say that their modules have no side effects, so a page would get all of a package for one export,
 * such as its forms with every button.
 */
export const antdRule: RuleSetRule = {
  test: /node_modules[\\/]@(rc-component|ant-design)[\\/].+\.js$/,
  sideEffects: false,
};

/** For remotes that use Ant Design with `zeroRuntime`: its rules come from a style sheet, not from scripts. */
export const antdRulesRule: RuleSetRule = {
  test: [
    /node_modules[\\/]antd[\\/]es[\\/].+[\\/]style(\.js|[\\/].+\.js)$/,
    /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/,
    /[\\/]cssinjs-utils[\\/]es[\\/]util[\\/]genStyleUtils\.js$/,
  ],
  use: join(import.meta.dirname, 'antd-rules-loader.mjs'),
};

export const zodRule: RuleSetRule = {
  test: /node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
  use: join(import.meta.dirname, 'zod-loader.mjs'),
};

const FILE_HASH_LENGTH = 4;

interface StyleFile {
  rootContext: string;
  resourcePath: string;
}

/** A class name of a remote. Its file has one hash, because a hash for each name would be most of a compressed style sheet. */
export const getClassName = (remote: string, { rootContext, resourcePath }: StyleFile, localName: string): string => {
  const path = relative(rootContext, resourcePath);
  return `${remote}_${createHash('sha256').update(path).digest('base64url').slice(0, FILE_HASH_LENGTH)}${localName}`;
};

/** Class names contain the remote's name, because plain names would affect other remotes and remain after a navigation. */
export const styleRules = (name: string, target: 'browser' | 'server'): RuleSetRule[] => {
  const use = [
    ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          getLocalIdent: (file: StyleFile, _template: string, localName: string) => getClassName(name, file, localName),
          exportOnlyLocals: target === 'server',
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
  ];
  // A `*.css.cjs` file exports a function that returns the sheet; it runs in the build.
  const computed = { test: /\.css\.cjs$/, type: 'javascript/auto', use: [...use, require.resolve('val-loader')] };
  return [{ test: /\.css$/, use }, computed];
};

/** For scripts, SWC takes a third of the time of webpack's default, and its output is smaller. None runs in development. */
export const minimizer: NonNullable<NonNullable<Configuration['optimization']>['minimizer']> = [
  new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
  new CssMinimizerPlugin(),
];

export const fontRule = (target: 'browser' | 'server'): RuleSetRule => ({
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: target === 'browser' },
});

const OF_REACT = join(import.meta.dirname, 'syncExternalStore.mjs');
const OF_SWR = join(import.meta.dirname, 'deepEqual.mjs');

/** The condition has a name of its own, because other packages use 'source' for sources that only they can build. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  // An existing file wins, because packages ship their sources beside their builds.
  extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
  conditionNames: ['atelier-source', '...'],
  // A shim that only React before 18 needs.
  alias: {
    'use-sync-external-store/shim$': OF_REACT,
    'use-sync-external-store/shim/index.js$': OF_REACT,
    // TipTap compares the state of its toolbar, which is plain data. swr brings a comparison that is a tenth of the size.
    'fast-equals$': OF_SWR,
  },
};

/** The document contains the release set, so the federation runtime's snapshots and manifests are not needed. */
export const federationSlimming = () =>
  new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' });
