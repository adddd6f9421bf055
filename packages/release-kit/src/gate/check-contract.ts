import type { BuiltRemote } from '../built-remote.js';
import { getMessage, Problem } from '../problem.js';
import { filesOfType } from './files-of-type.js';
import type { Finding } from './finding.js';

const ANSWER_WITHIN_MS = 15_000;

/** The relevant part of the live OpenAPI document. */
export interface LiveContract {
  info: { 'x-platform'?: number; 'x-shared'?: Readonly<Record<string, number>> };
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A call in the typed client's format: `GET /blog/{id}`. */
const CALL = /["'`]((?:GET|POST|PUT|PATCH|DELETE) \/[\w{}/-]*)["'`]/g;

export const fetchContract = async (siteUrl: string): Promise<LiveContract> => {
  const address = `${siteUrl}/api/openapi.json`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) throw new Error(`it was answered ${response.status}`);
    return (await response.json()) as LiveContract;
  } catch (error) {
    throw new Problem(`The API's contract could not be read at ${address} (${getMessage(error)}).`);
  }
};

const getOperations = ({ paths }: LiveContract): Set<string> =>
  new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );

/** Pages that show addresses prefix them with /api. */
const withoutPrefix = (call: string): string => call.replace(/ \/api(?=\/|$)/, ' ').replace(/ $/, ' /');

export const checkPlatform = ({ manifest }: BuiltRemote, { info }: LiveContract): Finding[] => {
  const offered = info['x-platform'];
  if (offered === undefined || manifest.platform <= offered) return [];
  return [
    {
      check: 'platform',
      problem: `The build needs platform ${manifest.platform}; this Atelier offers ${offered}.`,
      remedy: 'Update Atelier first, or build with the packages of its version.',
    },
  ];
};

/** The shell has one copy of each shared package: a build for another major version cannot run with it. */
export const checkShared = ({ manifest }: BuiltRemote, { info }: LiveContract): Finding[] => {
  const offered = info['x-shared'];
  if (offered === undefined) return [];
  return Object.entries(manifest.shared ?? {})
    .filter(([name, major]) => offered[name] !== major)
    .map(([name, major]) => ({
      check: 'shared',
      problem: `The build needs ${name} ${major} from the shell; this Atelier shares ${offered[name] ?? 'none'}.`,
      remedy: `Build with the version of ${name} that the shell has, or bundle a package that it does not share.`,
    }));
};

/** Calls in the bundles that the live API does not have. Addresses composed at run time are not found. */
export const checkCalls = (remote: BuiltRemote, contract: LiveContract): Finding[] => {
  const known = getOperations(contract);
  const scripts = [...filesOfType(remote, 'js'), ...filesOfType(remote, 'mjs')];
  const named = scripts.flatMap(({ text }) => [...text.matchAll(CALL)].map(([, call = '']) => call));
  const missing = [...new Set(named)].filter((call) => !known.has(call) && !known.has(withoutPrefix(call)));
  return missing.map((call) => ({
    check: 'api',
    problem: `The build calls ${call}, which this Atelier does not have.`,
    remedy: 'Update Atelier first, or take the call out.',
  }));
};
