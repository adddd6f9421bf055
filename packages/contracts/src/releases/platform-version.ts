/** Raised when a remote built for an older platform could break. A remote that asks for a newer one is not accepted. */
export const PLATFORM_VERSION = 2;
