/** A key that nobody else has, also without TLS, where browsers have no crypto.randomUUID. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
