import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runUntilDone } from './run-until-done.mjs';

const SILENCE_LIMIT_MS = 1_000;

/** A stand-in for npm: each run adds a letter to a file and then does what the script says. */
const command = (script: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'atelier-run-')), 'runs');
  writeFileSync(file, '');
  const source = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(file)}, 'r');
    const runs = fs.readFileSync(${JSON.stringify(file)}, 'utf8').length; ${script}`;
  const reports: string[] = [];
  const run = () => runUntilDone(process.execPath, ['-e', source], {}, (line) => reports.push(line), SILENCE_LIMIT_MS);
  return { run, reports, runs: () => readFileSync(file, 'utf8').length };
};

describe('a command that downloads', () => {
  it('is restarted after it stalls', async () => {
    const { run, reports, runs } = command('if (runs === 1) setInterval(() => {}, 1000);');
    await run();
    expect(runs()).toBe(2);
    expect(reports).toEqual(['npm was silent for 1 s and was stopped.']);
  });

  it('is left alone while it produces output', async () => {
    const { run, runs } = command(
      `let n = 0; const timer = setInterval(() => { console.error('npm http fetch'); if (++n === 6) clearInterval(timer); }, 250);`,
    );
    await run();
    expect(runs()).toBe(1);
  });

  it('is abandoned after three stalls', async () => {
    const { run, runs } = command('setInterval(() => {}, 1000);');
    await expect(run()).rejects.toThrow('stalled 3 times');
    expect(runs()).toBe(3);
  });

  it('is not retried when it fails, and its error is shown without the download log', async () => {
    const { run, runs } = command(
      `console.error('npm http fetch GET 404'); console.error('no such package'); process.exit(1);`,
    );
    await expect(run()).rejects.toThrow('npm said:\nno such package');
    expect(runs()).toBe(1);
  });
});
