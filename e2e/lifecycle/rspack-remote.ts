import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const WIDGET_VERSION = '1.0.0-0a1b2c3d';

const APP = `
import { createElement, useState } from 'react';

export const platformVersion = 2;
export const prepare = async () => undefined;
export const App = () => {
  const [clicks, setClicks] = useState(0);
  return createElement('button', { onClick: () => setClicks(clicks + 1) }, 'Clicked ' + clicks + ' times');
};
`;

const BUILD = `
import { writeFileSync } from 'node:fs';
import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'production',
  devtool: 'hidden-nosources-source-map',
  context: import.meta.dirname,
  entry: {},
  output: {
    path: import.meta.dirname + '/dist',
    publicPath: 'auto',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    uniqueName: 'mfe_widget',
  },
  plugins: [
    new rspack.container.ModuleFederationPlugin({
      name: 'mfe_widget',
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: { './app': './src/app.js' },
      shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
    }),
  ],
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString({ all: false, errors: true }));
  const pages = { routes: ['/widget'], title: 'Widget' };
  const manifest = { name: 'mfe-widget', version: '${WIDGET_VERSION}', platform: 2, entry: 'remoteEntry.js', css: [], pages };
  writeFileSync(import.meta.dirname + '/dist/remote.json', JSON.stringify(manifest));
});
`;

/** A remote at /widget built with Rspack and its federation plugin, which includes its own runtime. */
export const makeRspackRemote = (folder: string): void => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  const description = {
    name: 'mfe-widget',
    version: '1.0.0',
    type: 'module',
    dependencies: { '@module-federation/runtime-tools': '2.9.2', '@rspack/core': '2.3.2', '@swc/helpers': '0.5.23' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  writeFileSync(join(folder, 'src/app.js'), APP);
  writeFileSync(join(folder, 'build.mjs'), BUILD);
};
