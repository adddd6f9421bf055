const METHODS = 'GET|POST|PUT|PATCH|DELETE';
/** A call in the typed client's format: `GET /blog/{id}`, or composed: `DELETE /${kind}/{id}`. */
const CALL = new RegExp(`["'\`]((?:${METHODS}) /[^"'\`\\s]*)["'\`]`, 'g');
/** A path alone, such as that of `fetch('/api/analytics/track')`. */
const PATH = /["'`](\/[a-z][\w{}/-]*)["'`]/g;
const COMPOSED = /\$\{[^}]*\}/g;

const PLACEHOLDER = '[\\w-]+';
const escaped = (text: string): string => text.replaceAll(/[{}?.]/g, '\\$&');

const toPattern = (call: string): RegExp => new RegExp(`^${call.split(COMPOSED).map(escaped).join(PLACEHOLDER)}$`);

/** Pages that show addresses prefix them with /api. */
const withoutPrefix = (call: string): string => call.replace(/(^| )\/api(?=\/|$)/, '$1');

const findAll = (text: string, form: RegExp): string[] => [
  ...new Set([...text.matchAll(form)].map(([, found = '']) => withoutPrefix(found))),
];

/** The calls of the list that a script names: as a whole, composed, or by their path. Rather too many than too few. */
export const namedCalls = (script: string, calls: readonly string[]): string[] => {
  const named = findAll(script, CALL).map(toPattern);
  const paths = new Set(findAll(script, PATH));
  return calls.filter(
    (call) => paths.has(call.slice(call.indexOf(' ') + 1)) || named.some((pattern) => pattern.test(call)),
  );
};
