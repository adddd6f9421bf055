const BYTES = 12;

/** An ID by which the drafts of an item that does not exist yet are told apart. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
