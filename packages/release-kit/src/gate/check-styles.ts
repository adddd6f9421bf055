import type { BuiltRemote } from '../built-remote.js';
import { filesOfType } from './files-of-type.js';
import type { Finding } from './finding.js';

const COMMENT = /\/\*.*?\*\//gs;
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const PRELUDE = /([^{};]+)\{/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** A comma between selectors, but not inside :is(…). */
const BETWEEN_SELECTORS = /,(?![^(]*\))/;
const SHOWN_AT_ONCE = 5;

const getSelectors = (css: string): string[] =>
  [...css.replace(COMMENT, '').replace(STRING, '""').matchAll(PRELUDE)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@') && !/^[\d.%\s,]+$/.test(prelude))
    .flatMap((prelude) => prelude.split(BETWEEN_SELECTORS));

const isForeign = (selector: string, prefix: string): boolean => {
  const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => name);
  return classes.length > 0 && !classes.some((name) => name.startsWith(prefix));
};

/** Class selectors that could match another remote's elements. CSS modules put the remote's name into every class. */
export const checkStyles = (remote: BuiltRemote): Finding[] => {
  const prefix = `${remote.manifest.name}_`;
  return filesOfType(remote, 'css').flatMap(({ path, text }): Finding[] => {
    const foreign = [...new Set(getSelectors(text).filter((selector) => isForeign(selector, prefix)))];
    if (foreign.length === 0) return [];
    const shown = foreign.slice(0, SHOWN_AT_ONCE).map((selector) => selector.trim());
    return [
      {
        check: 'styles',
        problem: `${path} has ${foreign.length} selectors without a class of this remote: ${shown.join(', ')}.`,
        remedy: `Put them into a CSS module (*.module.css), whose classes begin with ${prefix}.`,
      },
    ];
  });
};
