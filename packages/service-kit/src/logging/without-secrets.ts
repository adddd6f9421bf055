/** Steps of addresses behind which a token stands: of the site and of the API. */
const TOKEN_STEP = /(\/previews?\/)[^/?#\s"']+/gi;
const TOKEN_PAIR = /([?&][\w-]*token=)[^&#\s"']+/gi;

/** A text without the tokens of addresses in it. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(TOKEN_STEP, '$1[secret]').replaceAll(TOKEN_PAIR, '$1[secret]');

/** An address as logs may keep it: without its query, which may hold what people typed, and without tokens. */
export const loggedUrl = (url: unknown): unknown =>
  typeof url === 'string' ? withoutTokens(url.split(/[?#]/, 1)[0] ?? '') : url;
