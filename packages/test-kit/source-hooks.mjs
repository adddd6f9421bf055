import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// Builds leave tests out.
const { exclude: _tests, ...settings } = JSON.parse(
  readFileSync(new URL('../build-config/node.swcrc.json', import.meta.url), 'utf8'),
);
const jsxSettings = {
  ...settings,
  jsc: {
    ...settings.jsc,
    parser: { ...settings.jsc.parser, tsx: true },
    transform: { ...settings.jsc.transform, react: { runtime: 'automatic' } },
  },
};
const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;
const styleStub = new URL('../build-config/cssModuleStub.mjs', import.meta.url).href;
// Jest adds a query to the tests that it loads.
const isTypeScript = (url) => url !== undefined && /\.tsx?(\?|$)/.test(url);

/** A relative import names a source without its extension, or with that of its build. */
const findSource = (specifier, parentURL) => {
  const base = new URL(specifier.replace(/\.js$/, ''), parentURL);
  return ['.ts', '.tsx', '/index.ts'].map((end) => `${base.href}${end}`).find((url) => existsSync(fileURLToPath(url)));
};

// Lets Node run services and tests from their sources, decorators and JSX included, so that a test never meets an older build.
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals')
      return { url: `${jestGlobals}?for=${encodeURIComponent(context.parentURL)}`, shortCircuit: true };
    if (specifier.endsWith('.css')) return { url: styleStub, shortCircuit: true };
    // antd's ES modules are for bundlers: they import folders.
    if (specifier.startsWith('antd/es/'))
      return next(`antd/lib/${specifier.slice('antd/es/'.length)}/index.js`, context);
    if (!isTypeScript(context.parentURL) || !specifier.startsWith('.')) return next(specifier, context);
    const url = findSource(specifier, context.parentURL);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
  load: (url, context, next) => {
    if (!isTypeScript(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const options = filename.endsWith('.tsx') ? jsxSettings : settings;
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, swcrc: false, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
