import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const settings = JSON.parse(readFileSync(new URL('../build-config/node.swcrc.json', import.meta.url), 'utf8'));
const isTypeScript = (url) => url?.endsWith('.ts') === true;

// Lets Node run a service from its sources, decorators included, so that a test never meets an older build.
registerHooks({
  resolve: (specifier, context, next) =>
    isTypeScript(context.parentURL) && specifier.startsWith('.')
      ? next(specifier.replace(/\.js$/, '.ts'), context)
      : next(specifier, context),
  load: (url, context, next) => {
    if (!isTypeScript(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...settings, swcrc: false, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
