const BYTES = 12;

/** An ID that identifies the drafts of an item before it exists. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
