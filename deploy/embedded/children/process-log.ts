import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';

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

/** Keeps one older file, so that logs stay bounded without a rotating process. */
const rotate = (file: string) => {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > LARGEST_BYTES) renameSync(file, `${file}.1`);
};

/** The text of a file from this position on, or its last part. */
const readEnd = (file: string, startsAt: number): string => {
  const source = openSync(file, 'r');
  try {
    const { size } = fstatSync(source);
    const from = Math.max(startsAt, size - TAIL_BYTES);
    const bytes = Buffer.alloc(Math.max(size - from, 0));
    return bytes.toString('utf8', 0, readSync(source, bytes, 0, bytes.length, from));
  } finally {
    closeSync(source);
  }
};

export const fileLog = (file: string): ProcessLog => {
  rotate(file);
  const target = openSync(file, 'a', 0o600);
  const startsAt = fstatSync(target).size;
  const tail = () => readEnd(file, startsAt).trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  return { target, tail, close: () => closeSync(target) };
};
