import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, Configuration } from 'webpack';
import { federationSlimming, fontRule, minimizer, resolve, scriptRule, styleRules } from './rules.ts';
import { runWebpack } from './run-webpack.ts';
import { SiteFilesPlugin } from './site-files-plugin.ts';

/** Writes `shell.json`, which lists the entry's files for the documents that the server renders. */
class EntryFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'EntryFilesPlugin', stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const entries = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        };
        compilation.emitAsset('shell.json', new compiler.webpack.sources.RawSource(JSON.stringify(entries)));
      });
    });
  }
}

const folder = process.cwd();

/** The host: one eager entry with React. The document names the remotes; the build knows none. */
const configuration: Configuration = {
  name: 'shell browser',
  mode: 'production',
  context: folder,
  entry: { main: './src/main.tsx' },
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    path: join(folder, 'dist/browser'),
    publicPath: '/shell/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: 'atelier_shell',
    // Chunks load by import(), which needs less code than script elements.
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    iife: true,
    clean: true,
  },
  resolve,
  module: { rules: [scriptRule, ...styleRules('shell', 'browser'), fontRule('browser')] },
  optimization: { splitChunks: false, minimizer },
  plugins: [
    federationSlimming(),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new EntryFilesPlugin(),
    new SiteFilesPlugin(join(folder, 'site')),
  ],
  experiments: { outputModule: true },
  cache: false,
  performance: { hints: false },
};

await runWebpack([configuration]);
