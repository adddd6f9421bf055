/**
 * Defines what the shell and the remotes share at run time. The test for every entry: does a second copy in the
 * page break something? A second React does (two renderers, two sets of hooks). Everything else is cheaper to bundle.
 */
export const SHARED_PACKAGES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** A remote uses the shell's React and brings none. It fails to load if the version does not match. */
export const consumedFromShell = (reactVersion: string) =>
  Object.fromEntries(
    SHARED_PACKAGES.map((name) => [
      name,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${reactVersion.split('.')[0]}.0.0`,
      },
    ]),
  );
