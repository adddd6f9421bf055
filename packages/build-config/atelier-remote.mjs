#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const HERE = new URL('./', import.meta.url).href;

// Node does not strip types from packages under node_modules.
registerHooks({
  load: (url, context, next) => {
    if (!url.startsWith(HERE) || !url.endsWith('.ts')) return next(url, context);
    return {
      format: 'module',
      source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8')),
      shortCircuit: true,
    };
  },
});

const { runCommand } = await import('./commands.ts');
await runCommand(process.argv.slice(2));
