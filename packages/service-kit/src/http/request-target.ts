/** Longer than any address of the platform; browsers and proxies allow more. */
export const MAX_TARGET_LENGTH = 8192;
/** Matches addresses without percent-encoding, control characters, spaces or backslashes: nearly all of them. */
const PLAIN = /^\/[\w.~!$&'()*+,;=:@/-]*$/;
const EMPTY_OR_DOT_SEGMENT = /\/\/|\/\.{1,2}(?:\/|$)/;
/** An encoded byte of ASCII; the others are parts of longer characters. */
const ENCODED = /%([0-7][0-9a-f])/gi;
/** Characters that need no encoding in a path (RFC 3986, 2.3), and those that change the path's structure when decoded. */
const NEVER_ENCODED = /[\w.~/\\#?%-]/;
const CONTROL = /\p{Cc}/u;

const isDecodable = (path: string): boolean => {
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

const hasHiddenCharacters = (path: string): boolean =>
  [...path.matchAll(ENCODED)].some(([, hex = '']) => NEVER_ENCODED.test(String.fromCharCode(Number.parseInt(hex, 16))));

const isCanonicalPath = (path: string): boolean => {
  if (EMPTY_OR_DOT_SEGMENT.test(path)) return false;
  if (PLAIN.test(path)) return true;
  if (!path.startsWith('/') || /[\s\\#\p{Cc}]/u.test(path)) return false;
  return isDecodable(path) && !hasHiddenCharacters(path);
};

/**
 * Whether a request target is in the canonical form that routers, limits and caches agree on: origin-form (RFC 9112, 3.2.1)
 * without empty or dot segments, fragments, or encoded characters that have a plain form. `url` is the raw target.
 */
export const isCanonicalTarget = (url: string): boolean => {
  if (url.length > MAX_TARGET_LENGTH || url.includes('#')) return false;
  const queryAt = url.indexOf('?');
  return isCanonicalPath(queryAt === -1 ? url : url.slice(0, queryAt));
};
