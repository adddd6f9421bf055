/** A key that nobody else has, also without TLS, where browsers have no crypto.randomUUID. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
