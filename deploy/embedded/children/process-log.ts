import { closeSync, copyFileSync, fstatSync, openSync, readdirSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST_BYTES = 10 * 1024 * 1024;
const TAIL_LINES = 15;
const TAIL_BYTES = 16 * 1024;

/** Output of a child: a file, or this terminal. */
export interface ProcessLog {
  /** For the `stdio` of spawn. */
  target: number | 'inherit';
  /** The last lines that this child wrote. */
  tail(): string;
  /** To be called once the child has its own copy of the file. */
  close(): void;
}

export const terminalLog: ProcessLog = { target: 'inherit', tail: () => '', close: () => undefined };

/**
 * Moves the text of each large log to one older file. The processes keep their open files, so the text is copied;
 * lines that are written between the two steps are lost.
 */
export const rotateLogs = (folder: string, largestBytes = LARGEST_BYTES): void => {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    const file = join(folder, name);
    if (statSync(file).size <= largestBytes) continue;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  }
};

/** The text of a file from this position on, or its last part. A rotated file starts again at 0. */
const readEnd = (file: string, startsAt: number): string => {
  const source = openSync(file, 'r');
  try {
    const { size } = fstatSync(source);
    const from = Math.max(startsAt > size ? 0 : startsAt, size - TAIL_BYTES);
    const bytes = Buffer.alloc(Math.max(size - from, 0));
    return bytes.toString('utf8', 0, readSync(source, bytes, 0, bytes.length, from));
  } finally {
    closeSync(source);
  }
};

export const fileLog = (file: string): ProcessLog => {
  const target = openSync(file, 'a', 0o600);
  const startsAt = fstatSync(target).size;
  const tail = () => readEnd(file, startsAt).trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  return { target, tail, close: () => closeSync(target) };
};
