import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fileLog, rotateLogs } from './process-log.ts';

/** Writes each line that it reads, as a server writes its log. */
const WRITER = 'process.stdin.pipe(process.stdout)';

describe('log of a process', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-log-'));
    file = join(folder, 'services.log');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('PLT-8 is rotated while the process writes, keeps one older file, and loses no line of an idle process', async () => {
    const log = fileLog(file);
    const child = spawn(process.execPath, ['-e', WRITER], { stdio: ['pipe', log.target, 'inherit'] });
    const write = async (line: string) => {
      child.stdin?.write(`${line}\n`);
      while (!readFileSync(file, 'utf8').includes(line)) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await write('the first line of this log');
    rotateLogs(folder, 20);
    await write('a second');
    rotateLogs(folder, 20);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('the first line of this log\n');
    expect(readFileSync(file, 'utf8')).toBe('a second\n');
    expect(log.tail()).toBe('a second');
    await write('a third that is long enough');
    rotateLogs(folder, 20);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('a second\na third that is long enough\n');
    expect(readdirSync(folder).sort()).toEqual(['services.log', 'services.log.1']);
    child.stdin?.end();
    await once(child, 'exit');
    log.close();
  });
});
