const KEY = 'atelier:browser';

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** An ID that tells this browser from the user's others; it holds nothing else and stays until storage is cleared. */
export const thisBrowser = (): string => {
  const known = localStorage.getItem(KEY);
  if (known !== null) return known;
  const id = newId();
  localStorage.setItem(KEY, id);
  return id;
};
