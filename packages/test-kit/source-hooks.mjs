import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// Builds leave tests out.
const { exclude: _tests, ...settings } = JSON.parse(
  readFileSync(new URL('../build-config/node.swcrc.json', import.meta.url), 'utf8'),
);
const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;
// Jest adds a query to the tests that it loads.
const isTypeScript = (url) => url !== undefined && /\.ts(\?|$)/.test(url);

// Lets Node run services and tests from their sources, decorators included, so that a test never meets an older build.
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
    const isOfSources = isTypeScript(context.parentURL) && specifier.startsWith('.');
    return next(isOfSources ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load: (url, context, next) => {
    if (!isTypeScript(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...settings, swcrc: false, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
