const swcOptions = (tsx) => ({
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
});

/** Options that every Jest project here shares: ESM through SWC, workspace packages read from their sources. */
export const jestProject = ({ displayName, roots, testMatch, environment = 'node', ...rest }) => ({
  displayName,
  roots,
  testMatch,
  testEnvironment: environment,
  // Jest adds 'import' or 'require', depending on how a module is loaded.
  testEnvironmentOptions: { customExportConditions: ['atelier-source', environment === 'jsdom' ? 'browser' : 'node'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx$': ['@swc/jest', swcOptions(true)],
    '\\.ts$': ['@swc/jest', swcOptions(false)],
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': '<rootDir>/packages/build-config/cssModuleStub.mjs',
    '\\.css$': '<rootDir>/packages/build-config/cssModuleStub.mjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/.atelier/'],
  ...rest,
});
