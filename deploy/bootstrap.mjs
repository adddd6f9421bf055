// Runs on the machine's own Node, so plain JavaScript without packages: installs the packages when the lock file
// changed, then hands over to embedded/cli.ts under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUntilDone } from './run-until-done.mjs';

const OLDEST_NODE = 18;
const PINNED_NODE = 24;
const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PROGRESS_EVERY_MS = 5_000;
const PARENT_CHECK_MS = 500;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.atelier-install');
const say = (line) => process.stdout.write(`${line}\n`);
const getMajor = (version) => Number(version.replace(/^v/, '').split('.')[0]);

class Problem extends Error {}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const wantedStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();

/** The npm that runs this script, otherwise the one on PATH. Uses its JavaScript file, so that no shell is needed on any system. */
const npmCommand = (args) => {
  const script = process.env.npm_execpath;
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script)) return [process.execPath, [script, ...args], {}];
  return ['npm', args, { shell: process.platform === 'win32' }];
};

const requireNpm = () => {
  const [command, args, options] = npmCommand(['--version']);
  const { status, error } = spawnSync(command, args, { ...options, cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Problem(`npm is needed and could not be run (${error?.code ?? `exit code ${status}`}).`);
};

const runNpmCi = async () => {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(() => say(`  still installing packages (${seconds()} s)`), PROGRESS_EVERY_MS);
  // The launcher builds on this machine, so a NODE_ENV of production must not leave out the build tools.
  const [command, args, options] = npmCommand(['ci', '--include=optional', '--include=dev', '--loglevel=http']);
  try {
    await runUntilDone(command, args, { ...options, cwd: root }, (reason) => say(`  ${reason}`));
  } catch (error) {
    throw new Problem(`The packages could not be installed. ${error.message}`);
  } finally {
    clearInterval(progress);
  }
  say(`Installed the packages in ${seconds()} s.`);
};

const claim = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    return false;
  }
};

/** Two commands that start at the same time in a fresh clone must not install at the same time. */
const whileAlone = async (work) => {
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const file = join(tmpdir(), `atelier-install-${userInfo().username}-${clone}.lock`);
  while (!claim(file)) await new Promise((resolve) => setTimeout(resolve, 250));
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
};

const nodeVersion = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

const findPinnedNode = () => {
  if (getMajor(process.version) === PINNED_NODE) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = join(modules, `node-${system}-${process.arch}`, 'bin', program);
  const found = existsSync(bundled) ? nodeVersion(bundled) : '';
  if (getMajor(found) === PINNED_NODE) return bundled;
  const tried = found === '' ? 'no copy of it comes with the packages for this system' : `the bundled copy is ${found}`;
  throw new Problem(
    `Atelier runs on Node ${PINNED_NODE}; this is Node ${process.version} and ${tried}.\n` +
      `Install Node ${PINNED_NODE} and run the command again with it.`,
  );
};

const environmentFor = (node) => {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(node), join(modules, '.bin'), process.env[pathKey] ?? ''].join(delimiter);
  // Caching compiled sources also keeps the type stripper out of the memory of every long-running process.
  return { NODE_COMPILE_CACHE: join(modules, '.cache', 'atelier-compiled'), ...process.env, [pathKey]: path };
};

const installPackages = () =>
  whileAlone(async () => {
    if (isInstalled()) return;
    requireNpm();
    say('Installing the packages (npm ci); this takes a minute or two the first time.');
    await runNpmCi();
    mkdirSync(modules, { recursive: true });
    writeFileSync(stampFile, wantedStamp());
    const node = findPinnedNode();
    spawnSync(node, [join(root, 'deploy', 'embedded', 'warm-up.ts')], { cwd: root, env: environmentFor(node) });
  });

/** npm ends on SIGTERM without passing it on, so the script must notice that its parent is gone. */
const whenNpmIsGone = (stop) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
};

/** Runs the command line under the pinned Node; the IPC channel tells it when this process is killed outright. */
const handOver = (node, args) =>
  new Promise((resolve) => {
    const cli = join(root, 'deploy', 'embedded', 'cli.ts');
    const child = spawn(node, [cli, ...args], {
      cwd: root,
      env: environmentFor(node),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of FORWARDED_SIGNALS) process.on(signal, () => child.kill(signal));
    whenNpmIsGone(() => child.kill('SIGTERM'));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });

const main = async () => {
  if (getMajor(process.version) < OLDEST_NODE) {
    throw new Problem(`Atelier needs Node ${OLDEST_NODE} or newer to start; this is Node ${process.version}.`);
  }
  if (process.env.ATELIER_SKIP_INSTALL !== '1' && !isInstalled()) await installPackages();
  const { code, signal } = await handOver(findPinnedNode(), process.argv.slice(2));
  if (signal === null) process.exit(code);
  for (const forwarded of FORWARDED_SIGNALS) process.removeAllListeners(forwarded);
  process.kill(process.pid, signal);
};

main().catch((error) => {
  process.stderr.write(`${error instanceof Problem ? error.message : error.stack}\n`);
  process.exit(1);
});
