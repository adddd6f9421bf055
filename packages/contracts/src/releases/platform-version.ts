/** Increase when remotes built for an older platform could break. Remotes that require a newer one are refused. */
export const PLATFORM_VERSION = 2;

/** The major versions of the packages that the shell shares with remotes. */
export const SHARED_MAJORS: Readonly<Record<string, number>> = { react: 19 };
