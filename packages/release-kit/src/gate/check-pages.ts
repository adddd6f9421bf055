import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuiltRemote } from '../built-remote.js';
import type { Finding } from './finding.js';

/** Time limit of one step: an import, or one page with its API calls. */
const STEP_LIMIT_MS = 20_000;
const MAX_MEMORY_MB = 256;
const KEPT_ERROR_LENGTH = 1000;
const PASSED_VARIABLES = ['NODE_ENV', 'TZ', 'SystemRoot'];

export interface RenderedRoute {
  /** The address, or the slot. */
  route: string;
  /** Name of the page's chunk. */
  page: string;
  /** HTML of head and body. */
  markup: string;
}

/** What a bundle answers, as far as it is checked. */
interface Page {
  status?: number;
  head?: string;
  html: string;
  page?: string;
  location?: string;
  isDegraded?: boolean;
}

/** Messages from the child process. */
type Step =
  | { imported: string }
  | { rendering: string }
  | { route: string; page?: unknown }
  | { failed: string; file?: string; route?: string }
  | { isDone: true };

interface Options {
  siteUrl: string;
  stepLimitMs?: number;
}

const childFile = (): string => {
  const here = import.meta.url;
  return realpathSync(fileURLToPath(new URL(`./render-child${here.slice(here.lastIndexOf('.'))}`, here)));
};

const start = ({ manifest, directory }: BuiltRemote, siteUrl: string): ChildProcess => {
  const folder = realpathSync(directory);
  const getAddress = (path: string) => pathToFileURL(join(folder, path)).href;
  const job = {
    entry: getAddress(manifest.entry),
    ...(manifest.serverEntry === undefined ? {} : { serverEntry: getAddress(manifest.serverEntry) }),
    routes: manifest.pages?.routes ?? [],
    slots: manifest.pages?.slots ?? [],
    siteUrl,
  };
  const child = childFile();
  const args = [
    `--max-old-space-size=${MAX_MEMORY_MB}`,
    '--disable-warning=ExperimentalWarning',
    '--permission',
    // Later versions of Node require it.
    ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
    `--allow-fs-read=${child}`,
    `--allow-fs-read=${folder}`,
    child,
    JSON.stringify(job),
  ];
  const env = Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
};

const importFinding = (file: string, reason: string): Finding => ({
  check: 'import',
  problem: `${file} cannot be imported: ${reason}`,
  remedy: 'Code that runs on import must not throw, wait for ever, or need a browser. Build again and run the tests.',
});

const renderFinding = (route: string, reason: string): Finding => ({
  check: 'render',
  problem: `${route} cannot be rendered against the live API: ${reason}`,
  remedy:
    'Render every address under atelier.routes and every slot under atelier.slots, also where an API answer is not what you expect.',
});

const getFailure = ({ failed, file, route }: Extract<Step, { failed: string }>): Finding =>
  route === undefined ? importFinding(file ?? 'The build', failed) : renderFinding(route, failed);

const isPage = (answer: unknown): answer is Page =>
  typeof answer === 'object' && answer !== null && 'html' in answer && typeof answer.html === 'string';

const getPage = ({ route, page: answer }: Extract<Step, { page?: unknown }>): RenderedRoute | Finding => {
  if (!isPage(answer)) return renderFinding(route, 'the answer is not a page');
  const { status = 0, head = '', html, page = '', location, isDegraded } = answer;
  if (isDegraded) return renderFinding(route, 'the page says that data is missing');
  if (status < 200 || status >= 400) return renderFinding(route, `its status is ${status}`);
  // A slot may have nothing to show today.
  if (html.trim() === '' && location === undefined && route.startsWith('/'))
    return renderFinding(route, 'it has no HTML');
  return { route, page, markup: `${head}${html}` };
};

const getOutcome = (step: Step): RenderedRoute | Finding | undefined => {
  if ('failed' in step) return getFailure(step);
  return 'route' in step ? getPage(step) : undefined;
};

/** Imports the bundles and renders every declared route and slot in a process without access to this one's files and variables. */
export const checkPages = (
  remote: BuiltRemote,
  { siteUrl, stepLimitMs = STEP_LIMIT_MS }: Options,
): Promise<{ findings: Finding[]; rendered: RenderedRoute[] }> =>
  new Promise((resolve) => {
    const child = start(remote, siteUrl);
    const findings: Finding[] = [];
    const rendered: RenderedRoute[] = [];
    let errors = '';
    let isDone = false;
    let rendering: string | undefined;
    const getFinding = (reason: string) =>
      rendering === undefined ? importFinding('The build', reason) : renderFinding(rendering, reason);
    const end = (reason?: string) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(watch);
      if (reason !== undefined) findings.push(getFinding(reason));
      child.kill('SIGKILL');
      resolve({ findings, rendered });
    };
    const limit = () => setTimeout(() => end(`nothing came for ${stepLimitMs / 1000} s`), stepLimitMs);
    let watch = limit();
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-KEPT_ERROR_LENGTH);
    });
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) => end(`its process ended with ${signal ?? code}. ${errors.trim()}`));
    child.on('message', (step: Step) => {
      clearTimeout(watch);
      if ('isDone' in step) return end();
      watch = limit();
      if ('rendering' in step) rendering = step.rendering;
      const outcome = getOutcome(step);
      if (outcome === undefined) return;
      if ('check' in outcome) findings.push(outcome);
      else rendered.push(outcome);
    });
  });
