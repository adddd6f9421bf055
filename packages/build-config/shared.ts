/**
 * The one place that owns what shell and remotes share at run time. The question for every entry: does a second copy in the
 * page break something? React does (two renderers, two sets of hooks); everything else is cheaper bundled than negotiated.
 */
export const SHARED_PACKAGES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** A remote brings no React of its own: it takes the shell's, and fails to load, cleanly, where the version does not fit. */
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
