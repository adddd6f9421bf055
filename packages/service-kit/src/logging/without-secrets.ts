/** Path segments of the site and the API that are followed by a token. */
const TOKEN_STEP = /(\/(?:previews?|admin\/report|analytics\/shared)\/)[^/?#\s"']+/gi;
const TOKEN_PAIR = /([?&][\w-]*token=)[^&#\s"']+/gi;

/** Removes the tokens of addresses from a text. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(TOKEN_STEP, '$1[secret]').replaceAll(TOKEN_PAIR, '$1[secret]');

/** An address for logs: without its query, which may contain user input, and without tokens. */
export const loggedUrl = (url: unknown): unknown =>
  typeof url === 'string' ? withoutTokens(url.split(/[?#]/, 1)[0] ?? '') : url;
