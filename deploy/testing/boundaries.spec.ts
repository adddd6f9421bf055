import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = process.cwd();
const config = join(root, '.dependency-cruiser.cjs');
const rules: string[] = createRequire(join(root, 'package.json'))(config).forbidden.map(
  ({ name }: { name: string }) => name,
);

/** An import that each rule must reject: `from` imports `to`. */
const PROBES: Record<string, { from: string; to: string }> = {
  'no-cycles': { from: 'packages/service-kit/src/egg.ts', to: './hen.ts' },
  'services-are-islands': { from: 'services/auth/src/probe.ts', to: '../../content/src/post.ts' },
  'gateway-has-no-units': { from: 'gateway/src/probe.ts', to: '../../services/content/src/post.ts' },
  'remotes-are-islands': { from: 'mfe-public/src/probe.ts', to: '../../mfe-admin/src/app.ts' },
  'shell-knows-no-remote': { from: 'shell/src/probe.ts', to: '../../mfe-public/src/page.ts' },
  'packages-know-no-unit': { from: 'packages/web-kit/src/probe.ts', to: '../../../services/content/src/post.ts' },
  'markup-imports-nothing': { from: 'packages/markup/src/probe.ts', to: 'node:fs' },
  'contracts-are-schemas': { from: 'packages/contracts/src/probe.ts', to: 'node:fs' },
  'browsers-get-no-server-code': { from: 'mfe-admin/src/probe.ts', to: 'mongoose' },
  'servers-get-no-browser-code': { from: 'services/content/src/probe.ts', to: 'react' },
  'visitors-get-no-antd': { from: 'mfe-public/src/button.ts', to: 'antd' },
  'the-front-door-is-light': { from: 'gateway/src/heavy.ts', to: '../../packages/service-kit/src/index.ts' },
  'features-are-islands': { from: 'mfe-admin/src/features/posts/probe.ts', to: '../contacts/list.ts' },
  'controllers-translate': { from: 'services/content/src/post.controller.ts', to: './posts.repository.ts' },
};

/** Imports that close a cycle, even type-only or lazy ones. */
const CYCLES: Record<string, (file: string) => string> = {
  'type-only': (file) => `import type { reached } from '${file}';\nexport type Reached = typeof reached;\n`,
  dynamic: (file) => `export const load = () => import('${file}');\n`,
};

const write = (folder: string, path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const layOutProbes = (folder: string) => {
  for (const { from, to } of Object.values(PROBES)) {
    write(folder, from, `import '${to}';\n`);
    if (to.startsWith('.')) write(folder, join(dirname(from), to), 'export const reached = true;\n');
  }
  write(folder, 'packages/service-kit/src/hen.ts', "import './egg.ts';\n");
  for (const [kind, createImport] of Object.entries(CYCLES)) {
    write(folder, `packages/web-kit/src/${kind}-egg.ts`, `export * from './${kind}-hen.ts';\n`);
    write(folder, `packages/web-kit/src/${kind}-hen.ts`, createImport(`./${kind}-egg.ts`));
  }
};

describe('the boundaries between units', () => {
  let folder: string;
  let refused: { from: string; rule: { name: string } }[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-boundaries-'));
    layOutProbes(folder);
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const folders = ['packages', 'services', 'gateway', 'shell', 'mfe-public', 'mfe-admin'];
    const args = [cruiser, '--config', config, '--output-type', 'json', ...folders];
    // The exit code is the number of violations, so it does not indicate a failure here.
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
    refused = JSON.parse(stdout).summary.violations;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.keys(CYCLES))('PLT-1 a cycle through a %s import is rejected', (kind) => {
    const from = refused.filter(({ rule }) => rule.name === 'no-cycles').map((violation) => violation.from);
    expect(from).toContain(`packages/web-kit/src/${kind}-egg.ts`);
  });

  it.each(rules)('PLT-1 the rule %s rejects its probe', (rule) => {
    const probe = PROBES[rule];
    expect(probe).toBeDefined();
    expect(refused.map((violation) => `${violation.rule.name}: ${violation.from}`)).toContain(
      `${rule}: ${probe?.from}`,
    );
  });
});
