import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';

/** Loads the remote that the address names, prepares its page, and shows it with a minimal platform. */
const HOST = `
import { init, loadRemote } from '@module-federation/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
const modules = { react: React, 'react/jsx-runtime': jsxRuntime, 'react-dom': ReactDom, 'react-dom/client': ReactDomClient };
const shared = Object.fromEntries(
  Object.entries(modules).map(([name, lib]) => [name, { version: React.version, lib: () => lib, shareConfig }]),
);
const { name, manifest, path } = Object.fromEntries(new URLSearchParams(location.search));

init({ name: 'other_host', remotes: [{ name, entry: manifest }], shared });
const { App, prepare } = await loadRemote(name + '/app');
await prepare(path);
document.body.dataset.prepared = path;
const platform = { api: { get: async () => ({}) } };
ReactDomClient.createRoot(document.getElementById('app')).render(React.createElement(App, { platform, data: {} }));
`;

const BUILD = `
import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'production',
  context: import.meta.dirname,
  entry: './host.js',
  output: { path: import.meta.dirname + '/dist', filename: 'main.js', module: true, chunkFormat: 'module' },
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString({ all: false, errors: true }));
});
`;

const PAGE =
  '<!doctype html><title>Another host</title><div id="app"></div><script type="module" src="/main.js"></script>';

/** A page of another team, built with Rspack and the federation runtime, and nothing of this repository. */
export const makeFederationHost = (folder: string): void => {
  mkdirSync(folder);
  const description = {
    name: 'other-host',
    version: '1.0.0',
    type: 'module',
    dependencies: {
      '@module-federation/runtime': '2.9.2',
      '@rspack/core': '2.3.2',
      '@swc/helpers': '0.5.23',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  writeFileSync(join(folder, 'host.js'), HOST);
  writeFileSync(join(folder, 'build.mjs'), BUILD);
};

/** Serves the built host on its own origin. */
export const serveFederationHost = async (folder: string) => {
  const script = readFileSync(join(folder, 'dist/main.js'));
  const server = createServer(({ url }, response) => {
    const [body, type] = url === '/main.js' ? [script, 'text/javascript'] : [PAGE, 'text/html'];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
