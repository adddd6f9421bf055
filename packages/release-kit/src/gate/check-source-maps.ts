import type { BuiltRemote } from '../built-remote.js';
import type { Finding } from './finding.js';

const SCRIPT = /\.js$/;

/** Each script of the browser build has a source map, without which a stack trace of a visitor says nothing. */
export const checkSourceMaps = ({ files }: BuiltRemote): Finding[] => {
  const paths = new Set(files.map(({ path }) => path));
  const unmapped = [...paths].filter((path) => SCRIPT.test(path) && !paths.has(`${path}.map`));
  if (unmapped.length === 0) return [];
  return [
    {
      check: 'source-maps',
      problem: `These scripts have no source map beside them: ${unmapped.join(', ')}`,
      remedy: 'Let the build write one for each script, such as app.js.map. It does not have to contain the sources.',
    },
  ];
};
