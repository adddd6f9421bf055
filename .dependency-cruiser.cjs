const npmPackage = (...names) => names.map((name) => `(^|node_modules/)${name}(/|$)`);
const SERVER_PACKAGES = npmPackage('@nestjs', 'mongoose', 'mongodb', 'fastify', '@nats-io', 'minio');

/**
 * The walls of the house. Each rule has a probe in deploy/testing/boundaries.spec.ts that breaks it:
 * a rule without one fails the tests.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or need a third, even if one needs only a type.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-are-islands',
      severity: 'error',
      comment: 'Services meet through contracts and events, never through imports.',
      from: { path: '^services/([^/]+)/' },
      to: {
        path: ['^services/', '^(gateway|shell|mfe-[^/]+|deploy|e2e)/', '@atelier/[^/]+-service'],
        pathNot: '^services/$1/',
      },
    },
    {
      name: 'gateway-has-no-units',
      severity: 'error',
      comment: 'The gateway forwards; it has no DTOs or rules of its own to take from elsewhere.',
      from: { path: '^gateway/' },
      to: { path: ['^(services|shell|mfe-[^/]+|deploy|e2e)/', '@atelier/[^/]+-service'] },
    },
    {
      name: 'remotes-are-islands',
      severity: 'error',
      comment: 'A remote ships alone: nothing of the shell, of another remote or of a service is compiled into it.',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: ['^(services|gateway|shell|deploy|e2e)/', '^mfe-'], pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      comment: 'Remotes are found at run time, by the release set.',
      from: { path: '^shell/' },
      to: { path: ['^(services|gateway|mfe-[^/]+|deploy|e2e)/'] },
    },
    {
      name: 'packages-know-no-unit',
      severity: 'error',
      comment: 'What everybody uses depends on nobody in particular.',
      from: { path: '^packages/' },
      to: { path: ['^(services|gateway|shell|mfe-[^/]+|deploy|e2e)/'] },
    },
    {
      name: 'contracts-are-schemas',
      severity: 'error',
      comment: 'Contracts run in browsers and services alike: zod and nothing else.',
      from: { path: '^packages/contracts/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^packages/contracts/', ...npmPackage('zod')] },
    },
    {
      name: 'markup-imports-nothing',
      severity: 'error',
      comment: 'One file escapes text for browsers and services alike.',
      from: { path: '^packages/markup/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^packages/markup/' },
    },
    {
      name: 'browsers-get-no-server-code',
      severity: 'error',
      comment: 'What is compiled for a browser imports no service kit and no server library.',
      from: { path: '^(mfe-[^/]+|shell|packages/web-kit)/src/' },
      to: { path: ['^packages/(service-kit|test-kit)/', ...SERVER_PACKAGES] },
    },
    {
      name: 'servers-get-no-browser-code',
      severity: 'error',
      comment: 'Services and gateway import no web kit and no React.',
      from: { path: '^(services|gateway|packages/service-kit)/' },
      to: { path: ['^packages/web-kit/', ...npmPackage('react', 'react-dom', 'antd')] },
    },
    {
      name: 'visitors-get-no-antd',
      severity: 'error',
      comment: 'Ant Design is the back-office’s.',
      from: { path: '^(mfe-public|shell|packages/web-kit)/' },
      to: { path: npmPackage('antd', '@ant-design') },
    },
    {
      name: 'the-front-door-is-light',
      severity: 'error',
      comment:
        'Gateway and shell take from the service kit file by file: its index brings MongoDB, 18 MB that they do not use.',
      from: { path: '^(gateway/src|shell/server)/', pathNot: '\\.(spec|int-spec)\\.ts$' },
      to: { path: '^packages/service-kit/src/(index|start-service|service\\.module)\\.ts$' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment: 'Deleting a feature’s folder deletes the feature.',
      from: { path: '^mfe-admin/src/features/([^/]+)/' },
      to: { path: '^mfe-admin/src/features/', pathNot: '^mfe-admin/src/features/$1/' },
    },
    {
      name: 'controllers-translate',
      severity: 'error',
      comment: 'Controllers ask services; repositories are asked by services.',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.atelier/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['atelier-source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
