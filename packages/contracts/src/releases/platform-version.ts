/** Increase when remotes built for an older platform could break. Remotes that require a newer one are refused. */
export const PLATFORM_VERSION = 2;
