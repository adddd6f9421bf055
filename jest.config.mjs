import { jestProject } from './packages/build-config/jest.preset.mjs';

const node = ['packages', 'services', 'gateway', 'shell', 'deploy', 'docs'].map((folder) => `<rootDir>/${folder}`);
const web = ['packages/web-kit', 'mfe-public', 'mfe-admin', 'shell'].map((folder) => `<rootDir>/${folder}`);

export default {
  projects: [
    jestProject({ displayName: 'unit', roots: node, testMatch: ['**/*.spec.ts'] }),
    jestProject({ displayName: 'web', roots: web, testMatch: ['**/*.spec.tsx'], environment: 'jsdom' }),
    jestProject({ displayName: 'screens', roots: web, testMatch: ['**/*.screen-spec.tsx'], environment: 'jsdom' }),
    jestProject({ displayName: 'integration', roots: node, testMatch: ['**/*.int-spec.ts'] }),
    jestProject({ displayName: 'full', roots: node, testMatch: ['**/*.full-int-spec.ts'] }),
  ],
  // A killed process leaves its transaction open, which holds documents for up to 45 s; some tests kill two.
  testTimeout: 180_000,
  maxWorkers: '100%',
};
