import type { BuiltRemote } from '../built-remote.js';
import { filesOfType } from './files-of-type.js';
import type { Finding } from './finding.js';

const COMMENT = /\/\*.*?\*\//gs;
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const STEP = /([^{};]*)([{};])/g;
const KEYFRAMES = /^@(?:-\w+-)?keyframes/;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** A comma between selectors, but not inside :is(…). */
const BETWEEN_SELECTORS = /,(?![^(]*\))/;
const SHOWN_AT_ONCE = 5;

/** The selectors of rules that are in no other rule: a nested rule applies below the outer one's elements only. */
const getSelectors = (css: string): string[] => {
  const selectors: string[] = [];
  /** For each open block: do its contents belong to a rule? */
  const blocks: boolean[] = [];
  for (const [, text = '', end] of css.replace(COMMENT, '').replace(STRING, '""').matchAll(STEP)) {
    if (end === '}') blocks.pop();
    if (end !== '{') continue;
    const prelude = text.trim();
    const isRule = !prelude.startsWith('@');
    const isNested = blocks.at(-1) ?? false;
    if (isRule && !isNested) selectors.push(...prelude.split(BETWEEN_SELECTORS));
    blocks.push(isNested || isRule || KEYFRAMES.test(prelude));
  }
  return selectors;
};

const isForeign = (selector: string, prefix: string, hasGlobalStyles: boolean): boolean => {
  const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => name);
  if (classes.length === 0) return !hasGlobalStyles;
  return !classes.some((name) => name.startsWith(prefix));
};

/**
 * Selectors that could match another remote's elements. CSS modules put the remote's name into every class; selectors without
 * a class, such as `h1`, are for remotes that declare global styles.
 */
export const checkStyles = (remote: BuiltRemote, hasGlobalStyles: boolean): Finding[] => {
  const prefix = `${remote.manifest.name}_`;
  return filesOfType(remote, 'css').flatMap(({ path, text }): Finding[] => {
    const foreign = [...new Set(getSelectors(text).filter((selector) => isForeign(selector, prefix, hasGlobalStyles)))];
    if (foreign.length === 0) return [];
    const shown = foreign.slice(0, SHOWN_AT_ONCE).map((selector) => selector.trim());
    return [
      {
        check: 'styles',
        problem: `${path} has ${foreign.length} selectors without a class of this remote: ${shown.join(', ')}.`,
        remedy: `Put them below a class of a CSS module (*.module.css), which begins with ${prefix}. A remote that styles elements by their names declares atelier.globalStyles in package.json.`,
      },
    ];
  });
};
