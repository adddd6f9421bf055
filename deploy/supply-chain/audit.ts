import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import { describeFailure, Problem } from '../embedded/problem.ts';
import { say } from '../embedded/progress.ts';
import { cacheRoot, executable } from '../embedded/servers/platform.ts';

const SCANNER = 'github.com/google/osv-scanner/v2/cmd/osv-scanner';
const SCANNER_VERSION = 'v2.6.0';
/** The Go version that this version of the scanner needs. */
const GO = 'go1.27.3';
const CLEAN = 0;
const VULNERABLE = 1;

const isWindows = process.platform === 'win32';
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const options = { cwd: repositoryRoot, env: { ...process.env, ...env }, shell: isWindows };
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  return { status, stdout: stdout ?? '', stderr: error?.message ?? stderr ?? '' };
};

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** Whether npm's registry reports vulnerabilities; undefined if it does not answer. */
const askNpm = (): boolean | undefined => {
  const { stdout } = run('npm', ['audit', '--omit=dev', '--json']);
  if (!/"auditReportVersion"/.test(stdout)) return undefined;
  const { status, stdout: report } = run('npm', ['audit', '--omit=dev']);
  say(report.trimEnd());
  return status !== 0;
};

const installScanner = (): string => {
  const directory = join(cacheRoot(), 'tools', `osv-scanner-${SCANNER_VERSION}`);
  const program = join(directory, executable('osv-scanner'));
  if (existsSync(program)) return program;
  mkdirSync(directory, { recursive: true });
  say(`Building osv-scanner ${SCANNER_VERSION}; this takes some minutes the first time.`);
  const { status, stderr } = run('go', ['install', `${SCANNER}@${SCANNER_VERSION}`], {
    GOBIN: directory,
    GOTOOLCHAIN: GO,
  });
  if (status !== 0) throw new Problem(`osv-scanner could not be built (${lastLine(stderr)})`);
  return program;
};

/** The same with the OSV database. Any exit code other than "none" and "some" means unknown. */
const askOsv = (): boolean => {
  const { status, stdout, stderr } = run(installScanner(), ['scan', 'source', '--lockfile', 'package-lock.json']);
  if (status === CLEAN || status === VULNERABLE) {
    // Without an answer, it also reports "0 vulnerabilities"; only the exit status differs.
    say(stdout.trimEnd());
    return status === VULNERABLE;
  }
  throw new Problem(`osv-scanner could not ask its database (${lastLine(stderr)})`);
};

/** `npm run audit`: known vulnerabilities in production packages. Fails if there are any, and if no source can be reached. */
const audit = (): void => {
  const byNpm = askNpm();
  if (byNpm === undefined) say('npm audit has no answer here; asking the OSV database.');
  if (byNpm ?? askOsv()) throw new Problem('There are known vulnerabilities; they stand above.');
  say('No known vulnerabilities.');
};

try {
  audit();
} catch (error) {
  process.stderr.write(`NOT AUDITED OR NOT CLEAN: ${describeFailure(error)}\n`);
  process.exitCode = 1;
}
