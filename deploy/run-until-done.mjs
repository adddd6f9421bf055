import { spawn } from 'node:child_process';

const SILENCE_LIMIT_MS = 180_000;
const ATTEMPTS = 3;
const SHOWN_LINES = 15;

/** npm writes the reason of a failure first or last. */
const getExcerpt = (lines) =>
  lines.length <= 2 * SHOWN_LINES
    ? lines.join('\n')
    : [...lines.slice(0, SHOWN_LINES), '…', ...lines.slice(-SHOWN_LINES)].join('\n');

/** Resolves to the command's output and exit code; the code is `null` if it was silent for too long. */
const attempt = (command, args, options, silenceLimitMs) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines = [];
    const watch = setTimeout(() => child.kill('SIGKILL'), silenceLimitMs);
    const remember = (chunk) => {
      watch.refresh();
      lines.push(
        ...chunk
          .toString()
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('npm http ')),
      );
    };
    child.stdout.on('data', remember);
    child.stderr.on('data', remember);
    child.on('error', (error) => reject(new Error(`${command} could not be started (${error.code}).`)));
    child.on('exit', (code) => {
      clearTimeout(watch);
      resolve({ code, lines });
    });
  });

/**
 * Runs a command that downloads and can be repeated. npm waits forever for a stalled download, so a command
 * that writes nothing for `silenceLimitMs` is stopped and started again; its downloads are still in the cache.
 */
export const runUntilDone = async (command, args, options, report, silenceLimitMs = SILENCE_LIMIT_MS) => {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const { code, lines } = await attempt(command, args, options, silenceLimitMs);
    if (code === 0) return;
    if (code !== null) throw new Error(`npm said:\n${getExcerpt(lines)}`);
    report(`npm was silent for ${silenceLimitMs / 1000} s and was stopped.`);
  }
  throw new Error(`npm stalled ${ATTEMPTS} times. Check the connection to the package registry.`);
};
