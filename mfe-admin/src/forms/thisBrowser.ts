import { rememberHere } from '../platform/rememberHere';

const KEY = 'atelier:browser';

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** Stays the same while the page is open, even if the browser cannot store it. */
let made: string | undefined;

/** An ID that tells this browser from the user's others; it holds nothing else and stays until storage is cleared. */
export const thisBrowser = (): string => {
  const known = localStorage.getItem(KEY);
  if (known !== null) return known;
  made ??= newId();
  rememberHere(KEY, made);
  return made;
};
