const folders = (...names) => names.map((name) => `<rootDir>/${name}`);
const node = folders('packages', 'services', 'gateway', 'shell', 'deploy', 'docs');
const web = folders('packages/web-kit', 'mfe-public', 'mfe-admin', 'shell');

/** On bare Node, where a worker loads each module once and not once per test file: docs/adr/0042. */
const project = (displayName, roots, extension, settings = {}) => ({
  displayName,
  roots,
  testMatch: [`**/*.${extension}`],
  modulePathIgnorePatterns: ['/dist/', '/.atelier/'],
  runner: 'jest-light-runner',
  ...settings,
});

const inJsdom = { setupFiles: ['<rootDir>/packages/test-kit/jsdom.mjs'] };

export default {
  projects: [
    project('unit', node, 'spec.ts'),
    project('web', web, 'spec.tsx', inJsdom),
    project('screens', web, 'screen-spec.tsx', inJsdom),
    project('integration', node, 'int-spec.ts'),
    project('full', node, 'full-int-spec.ts'),
    project('containers', node, 'container-spec.ts'),
    project('engine', node, 'engine-spec.ts'),
    project('cluster', node, 'cluster-spec.ts'),
  ],
  maxWorkers: '100%',
};
