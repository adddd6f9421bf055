import { jestProject } from './packages/build-config/jest.preset.mjs';

const node = ['packages', 'services', 'gateway', 'shell', 'deploy', 'docs'].map((folder) => `<rootDir>/${folder}`);
const web = ['packages/web-kit', 'mfe-public', 'mfe-admin', 'shell'].map((folder) => `<rootDir>/${folder}`);

/** On bare Node, where a worker loads Nest and the drivers once instead of once a file: docs/adr/0042. */
const onBareNode = { runner: 'jest-light-runner' };

export default {
  projects: [
    jestProject({ displayName: 'unit', roots: node, testMatch: ['**/*.spec.ts'] }),
    jestProject({ displayName: 'web', roots: web, testMatch: ['**/*.spec.tsx'], environment: 'jsdom' }),
    jestProject({ displayName: 'screens', roots: web, testMatch: ['**/*.screen-spec.tsx'], environment: 'jsdom' }),
    jestProject({ displayName: 'integration', roots: node, testMatch: ['**/*.int-spec.ts'], ...onBareNode }),
    jestProject({ displayName: 'full', roots: node, testMatch: ['**/*.full-int-spec.ts'], ...onBareNode }),
    jestProject({ displayName: 'containers', roots: node, testMatch: ['**/*.container-spec.ts'], ...onBareNode }),
  ],
  // Generous: a busy machine is no failure.
  testTimeout: 180_000,
  maxWorkers: '100%',
};
