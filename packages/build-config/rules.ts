import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** TypeScript and JSX by SWC, for browsers that support ES modules in full. */
export const scriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  // Workspace packages are consumed as sources and count as part of the build.
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
};

/** Class names carry the remote's name: plain ones would leak into the other remote and outlive a navigation. */
export const styleRules = (name: string, target: 'browser' | 'server'): RuleSetRule[] => [
  {
    test: /\.css$/,
    use: [
      ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            localIdentName: `${name}_[hash:base64:6]`,
            exportOnlyLocals: target === 'server',
            namedExport: false,
            exportLocalsConvention: 'as-is',
          },
        },
      },
    ],
  },
];

/** webpack's own for scripts, and one for style sheets; both leave development builds alone. */
export const minimizer: NonNullable<NonNullable<Configuration['optimization']>['minimizer']> = [
  '...',
  new CssMinimizerPlugin(),
];

export const fontRule = (target: 'browser' | 'server'): RuleSetRule => ({
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: target === 'browser' },
});

const OF_REACT = join(import.meta.dirname, 'syncExternalStore.mjs');

/** The condition is the project's own word: other packages use 'source' for sources that only their authors can build. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  // The file that is asked for comes first: packages ship their sources beside their builds.
  extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
  conditionNames: ['atelier-source', '...'],
  // What Reacts before 18 need in its place.
  alias: {
    'use-sync-external-store/shim$': OF_REACT,
    'use-sync-external-store/shim/index.js$': OF_REACT,
  },
};

/** Release sets stand in the document, so the federation runtime's snapshots and manifests are dead weight. */
export const federationSlimming = () =>
  new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' });

const configurationHash = (): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname).sort()) {
    if (file.endsWith('.ts')) hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * For development builds only: with it, a production build has left out an export that a changed file had begun to use. It is
 * left behind when the build's own configuration changes.
 */
export const buildCache = (root: string, name: string) => ({
  type: 'filesystem' as const,
  name,
  version: configurationHash(),
  cacheDirectory: join(root, 'node_modules/.cache/webpack'),
});
